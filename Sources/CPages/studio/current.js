// What the page shows at the moment, and its form in the address; the address never has the token.

const initial = {
  input: null, mode: "screen", strategy: null, trigger: null,
  device: null, orientation: null, appearance: null, system: null, textSize: null,
  direction: null, locale: null, contrast: null, opaque: false, chrome: false,
  secrets: false, view: null, tab: "strategies", time: null, moment: null,
  search: "", verdict: "",
};

const current = { ...initial, pane: "gallery" };

/** Parts of `current` that are numbers in the address; the others are texts or switches. */
const numericParts = ["time", "moment"];

/** Writes what is shown as the part of an address behind its `#`. */
function formatAddress() {
  const values = new URLSearchParams();
  for (const key of Object.keys(initial)) {
    if (current[key] === initial[key] || current[key] === null) continue;
    values.set(key, current[key] === true ? "1" : String(current[key]));
  }
  return `#${values}`;
}

/** Reads what an address wants to be shown. */
function parseAddress(hash) {
  const values = new URLSearchParams(hash.slice(1));
  const wanted = { ...initial };
  for (const key of Object.keys(initial)) {
    if (values.has(key)) wanted[key] = parsePart(key, values.get(key));
  }
  if (!modes.some((mode) => mode.id === wanted.mode)) wanted.mode = initial.mode;
  return wanted;
}

/** Reads one part of an address. */
function parsePart(key, text) {
  if (typeof initial[key] === "boolean") return text === "1";
  if (!numericParts.includes(key)) return text;
  const number = Number(text);
  return Number.isFinite(number) ? Math.max(0, number) : null;
}

/** Shows what the address says, as after the browser's back and forward. */
function followAddress() {
  const wanted = parseAddress(location.hash);
  wanted.input = inputMeant(wanted.input)?.id ?? current.input;
  const parts = Object.keys(wanted).filter((part) => current[part] !== wanted[part]);
  Object.assign(current, wanted);
  if (parts.length > 0) notify(parts);
}

/** Takes the token out of the address: a cookie stands for it from now on. */
function hideToken() {
  if (!location.search) return;
  history.replaceState(null, "", location.pathname + location.hash);
}
