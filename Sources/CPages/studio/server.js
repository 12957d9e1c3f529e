// The server: addresses of what it is asked for, and its answers, in which fields may be absent.

const studio = { title: "Afterimage", inputs: [], devices: [], strategies: [], standard: {} };
const inputsById = new Map();

/** An answer that says what is wrong with an input. */
class Refusal extends Error {
  /** Takes the errors over as the server has written them. */
  constructor(errors) {
    super(errors[0]?.words ?? "This cannot be drawn.");
    this.errors = errors;
  }
}

/** The input of an id; null where there is none. */
function inputOf(id) {
  return inputsById.get(id) ?? null;
}

/** The input that an address means: by its id, or by its name or file where that is handier. */
function inputMeant(text) {
  return inputOf(text) ?? studio.inputs.find((one) => one.name === text || one.file === text) ?? null;
}

/** The input that is shown. */
function shownInput() {
  return inputOf(current.input);
}

/** Whether the shown input tells a story of its own. */
function isScenario() {
  return shownInput()?.kind === "scenario";
}

/** The strategy at hand: that chosen, or else the protections of a story, or none. */
function strategyAtHand() {
  return current.strategy ?? (isScenario() ? "own" : "none");
}

/** Writes a request for the shown input under the circumstances at hand. */
function addressOf(path, more = {}) {
  const values = new URLSearchParams({ input: current.input ?? "" });
  for (const { key } of circumstances) {
    if (key !== "chrome") put(values, key, current[key]);
  }
  for (const [key, value] of Object.entries(more)) put(values, key, value);
  put(values, "r", shownInput()?.revision ?? null);
  return `api/${path}?${written(values)}`;
}

/** Writes a query; spaces are `%20`, as in all other parts of an address. */
function written(values) {
  return String(values).replaceAll("+", "%20");
}

/** Puts a value into a query unless it is the default, which is absent. */
function put(values, key, value) {
  if (value === null || value === undefined || value === false || value === "") return;
  values.set(key, value === true ? "1" : String(value));
}

/** Writes a request about the story of the shown input under a strategy. */
function addressUnder(strategy, path, more = {}) {
  return addressOf(path, { strategy, trigger: isScenario() ? null : current.trigger, ...more });
}

/** Asks for something: null where there is nothing, an error with words where it cannot be. */
async function ask(address, signal) {
  const answer = await fetch(address, { signal });
  if (answer.status === 204 || answer.status === 404) return null;
  if (answer.status === 422) throw new Refusal((await answer.json()).errors ?? []);
  if (!answer.ok) throw new Error(`The server answers ${answer.status} ${answer.statusText}`.trim());
  return answer;
}

/** Asks for a value in JSON; null where there is nothing. */
async function askValue(address, signal) {
  return (await ask(address, signal))?.json() ?? null;
}

/** Takes over what the server has to show; what is the same as before stays the same. */
function takeStudio(value) {
  Object.assign(studio, value);
  inputsById.clear();
  for (const input of studio.inputs) inputsById.set(input.id, input);
}
