// What the page calls verdicts, disclosures, circumstances and what the stage can show.

const verdicts = {
  leaks: { word: "Leaks", tone: "bad" },
  cannotTell: { word: "Cannot tell", tone: "caution" },
  tried: { word: "Tried", tone: "good" },
  proved: { word: "Proved", tone: "good" },
  none: { word: "No secrets", tone: "quiet" },
  pending: { word: "Looking", tone: "quiet" },
  error: { word: "Not valid", tone: "bad" },
};

/** The word and tone of a verdict, also of one that this page does not know. */
function verdictOf(name) {
  return verdicts[name] ?? { word: name ? String(name) : "Unknown", tone: "caution" };
}

const disclosures = {
  inUse: { word: "what the user sees", tone: "quiet" },
  pixels: { word: "tells what is in it", tone: "bad" },
  shape: { word: "tells how long it is", tone: "caution" },
  unknown: { word: "nobody can tell", tone: "caution" },
  nothing: { word: "tells nothing", tone: "good" },
  noSecret: { word: "no secret in sight", tone: "quiet" },
  pending: { word: "looking", tone: "quiet" },
};

const modes = [
  { id: "screen", label: "Screen", about: "As the user sees it" },
  { id: "kept", label: "Kept", about: "The picture that the system keeps" },
  { id: "both", label: "Both", about: "The screen beside the picture that is kept" },
  { id: "story", label: "Story", about: "What the display shows at a time of the story" },
  { id: "deck", label: "Deck", about: "The deck of the app switcher" },
];

/** What a picture is drawn under: `list` names the values in the server's answer. */
const circumstances = [
  { key: "device", label: "Device" },
  { key: "orientation", label: "Orientation", list: "orientations" },
  { key: "appearance", label: "Appearance", list: "appearances" },
  { key: "system", label: "System", list: "systems" },
  { key: "textSize", label: "Text size", list: "textSizes" },
  { key: "direction", label: "Direction", list: "directions" },
  { key: "locale", label: "Language" },
  { key: "contrast", label: "Contrast", list: "contrasts" },
  { key: "opaque", label: "Opaque", about: "Reduce transparency", isSwitch: true },
  { key: "chrome", label: "Status bar", about: "Status bar and display corners", isSwitch: true },
];

/** Words that read better than the command line's own. */
const spokenValues = {
  ltr: "Left to right", rtl: "Right to left",
  leftToRight: "Left to right", rightToLeft: "Right to left",
};

/** Writes a word of the command line for people: "accessibilityLarge" is "Accessibility large". */
function spoken(word) {
  if (word in spokenValues) return spokenValues[word];
  const system = /^(ios|ipados)-?(\d.*)$/i.exec(word);
  if (system) return `${system[1].toLowerCase() === "ios" ? "iOS" : "iPadOS"} ${system[2]}`;
  const parts = word.replace(/-/g, " ").replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return parts.charAt(0).toUpperCase() + parts.slice(1);
}

/** Writes seconds of a story. */
function seconds(time) {
  return `${time.toFixed(2)} s`;
}
