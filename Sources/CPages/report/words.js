// What the page calls the states, verdicts and views, and what each state means for it.

/** States of a case, the gravest first; only what differs or is new can be approved. */
const outcomes = {
  leaks: { word: "Leaks", tone: "bad", fails: true },
  differs: { word: "Differs", tone: "bad", fails: true, decidable: true },
  missing: { word: "No golden", tone: "caution", fails: true, decidable: true },
  notComparable: { word: "Not comparable", tone: "caution", fails: true, decidable: true },
  notDrawn: { word: "Not drawn", tone: "bad", fails: true },
  cannotTell: { word: "Cannot tell", tone: "caution", fails: true },
  fails: { word: "Not as asked", tone: "bad", fails: true },
  inputInvalid: { word: "Input invalid", tone: "bad", fails: true },
  inputMissing: { word: "Input missing", tone: "bad", fails: true },
  unreadable: { word: "Golden unreadable", tone: "bad", fails: true, decidable: true },
  notFetched: { word: "Golden not fetched", tone: "caution", fails: true },
  nothingToCompare: { word: "Nothing to compare", tone: "caution", fails: true },
  unused: { word: "Golden unused", tone: "caution", fails: true },
  skipped: { word: "Skipped", tone: "quiet", fails: false },
  same: { word: "Same", tone: "good", fails: false },
  unchanged: { word: "Unchanged", tone: "good", fails: false },
};

/** A state that this page does not know of counts as failing, so that nothing passes unseen. */
const unknownOutcome = { word: "Unknown state", tone: "bad", fails: true };

const verdicts = {
  safe: { word: "Safe", tone: "good" },
  partial: { word: "Partly told", tone: "caution" },
  leaks: { word: "Leaks", tone: "bad" },
  unknown: { word: "Cannot tell", tone: "caution" },
};

const kinds = {
  test: { word: "Goldens", gallery: false, passed: "Passed" },
  audit: { word: "Audit", gallery: true, passed: "Pictures" },
  preview: { word: "Preview", gallery: true, passed: "Pictures" },
  snapshot: { word: "Snapshots", gallery: true, passed: "Pictures" },
};

const decisionWords = {
  approved: { word: "Approved", tone: "good" },
  refused: { word: "Refused", tone: "bad" },
};

const awayWords = "The server does not answer, so decisions are not accepted. "
  + "Start afterimage review again, or close this page.";

const resultWords = {
  changedSince: "The picture has changed since this page showed it. Reload to see what it is now.",
  unwanted: "The server does not ask for a decision on this case.",
  unanswered: "The server did not answer for this case.",
  impossible: "This case cannot be decided here.",
  clash: "Another decision on the same golden stands against this one.",
};
