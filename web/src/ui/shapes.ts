// The shapes of seats, as paths in a square of 16 by 16.
export const SHAPES = [
  "M8 1a7 7 0 1 0 .01 0z",
  "M2.5 1.5h11q1 0 1 1v11q0 1-1 1h-11q-1 0-1-1v-11q0-1 1-1z",
  "M8 1l7.4 13.4H.6z",
  "M8 .4L15.6 8 8 15.6.4 8z",
  "M4 1.5h8L15.5 8 12 14.5H4L.5 8z",
  "M5.5 1h5v4.5H15v5h-4.5V15h-5v-4.5H1v-5h4.5z",
] as const;
