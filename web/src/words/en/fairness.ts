// What the page says of fair deals.
export default {
  // In the waiting room.
  line: "Nobody can rig the shuffle, not even whoever runs this server: the server's part is locked before you join, every player adds their own, and you can verify it afterwards.",
  lesson: "A lesson has a fixed deal: the same cards for everyone.",
  dealing: "Everyone is ready. Dealing…",
  waitingFor: (names: string) => `Everyone is ready. Waiting for ${names} to complete the deal.`,
  restart: (names: string) => `Deal without ${names}`,
  problem: {
    elsewhere: "You got ready in another browser or on another device. Open the table there, or get ready again here.",
    changed:
      "The commitments have changed since this browser committed, so it does not reveal its part. Get ready again, or leave if this happens again.",
    incomplete: "The server asks for your part before every seat has committed, so this browser does not reveal it.",
  },
  readyAgain: "Get ready again",

  // At the end.
  unchecked: "Fair deal: every part of the shuffle was committed to before any was revealed.",
  ownGood: "The record agrees with what this browser kept of the deal.",
  ownBad: "The record does not agree with what this browser kept of the deal. Save both: they prove it.",
  ownUnsure: "This browser cannot confirm everything about the deal. The list says what, and why.",
  kind: "Kind of deal",
  kindBad:
    "This browser committed to a fair deal, and the record is of another kind: it does not show how you were dealt your cards.",
  unsent: "Bytes from elsewhere",
  unsentWords:
    "The record has bytes for a seat of yours that this browser did not send. That is normal if you got ready in another browser, or if somebody else had the seat when the game was dealt. Otherwise the server made them up.",
  tries: "Earlier deals",
  triesWords: (times: number) =>
    `Before this deal, this browser revealed its part ${times === 1 ? "once" : `${times} times`} to commitments that changed afterwards. Once can be bad timing. If it happened more often, somebody may have been trying for a better deal.`,
  commitment: "Server's commitment",
  commitmentGood: "The one this browser saw before you were ready.",
  commitmentBad: "Not the one this browser saw: the server used another seed.",
  bytes: "Your part",
  bytesGood: "The bytes this browser sent went into the deal.",
  bytesBad: "The deal was made without the bytes this browser sent.",
  others: "The other seats",
  othersGood: "All commitments are those this browser saw before it revealed its part.",
  othersBad: "A seat's commitment was changed after this browser had revealed its part.",
  head: "Names, bots and options",
  headGood: "As they were when the game was dealt.",
  headBad: "Something was changed after the game was dealt.",
  startedOver: "Deals started over",
  startedOverGood: "The record lists them.",
  startedOverBad: "A deal in which this browser revealed its part is missing from the record.",
  hashes: "Hashes",
  hashesGood: "Computed again in this browser, they match the seed and the bytes in the record.",
  hashesBad: "Computed again in this browser, they do not match the seed and the bytes in the record.",
  outside: "To check the saved record on any machine:",
  copy: "Copy the command",
  orFile: "Or keep your evidence as a file beside the record:",
  save: "Save my evidence",
};
