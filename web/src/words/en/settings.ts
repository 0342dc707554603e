// The words of the preferences.
export default {
  theme: "Light or dark",
  themes: { system: "Match system", dark: "Dark", light: "Light" },
  pace: "Animation speed",
  paces: { calm: "Calm", brisk: "Brisk", instant: "Off" },
  paceHelp: "Esc, or a click on the board, skips ahead.",
  sound: "Sound",
  soundHelp: "Two soft notes when it is your move.",
  notify: "Notifications",
  notifyHelp: "When it is your move and this page is in the background.",
  notifyDenied: "The browser does not allow notifications for this page.",
} as const;
