// What is wrong with the shown input stands over its last good picture, with its place.

/** Shows what is wrong, or that nothing is any more. */
function showFaults() {
  const errors = faultsAtHand();
  const box = byId("faults");
  const key = JSON.stringify(errors);
  byId("stage").classList.toggle("faulty", errors.length > 0);
  showAbsence(errors.length === 0);
  if (box.dataset.key === key) return;
  box.dataset.key = key;
  box.hidden = errors.length === 0;
  const shown = errors.slice(0, 20).map(faultWords);
  const rest = errors.length > 20 ? element("p", { text: `And ${errors.length - 20} more.` }) : null;
  const stale = slots[0].bitmap
    ? element("p", { class: "about", text: "Below is the last good picture." }) : null;
  box.replaceChildren(...[...shown, rest, stale].filter(Boolean));
}

/** All that is known to be wrong with what is shown, each once. */
function faultsAtHand() {
  const errors = [...(shownInput()?.errors ?? []), ...slots.flatMap((slot) => slot.errors)];
  const keys = errors.map((one) => JSON.stringify([one.words, one.file, one.line, one.column]));
  return errors.filter((_, place) => keys.indexOf(keys[place]) === place);
}

/** Makes the words of an error under its place: the message, the line that it means, the way out. */
function faultWords(error) {
  const place = placeText(error);
  const { message, source, hint } = partsOfError(error.words ?? "This cannot be drawn.", place);
  return element("div", { class: "fault" },
    place ? element("p", { class: "place" }, element("code", { text: place })) : null,
    element("p", {}, ...sentence(message)),
    source ? element("pre", { text: source }) : null,
    hint ? element("p", { class: "about" }, ...sentence(hint)) : null);
}

/** Takes the words of an error apart, as the command writes them on a terminal. */
function partsOfError(words, place) {
  const lines = String(words).split("\n");
  const isSource = (line) => /^\s*\|/.test(line);
  const isHint = (line) => /^\s*hint: /.test(line);
  const first = lines.filter((line) => !isSource(line) && !isHint(line)).join(" ");
  const message = place && first.startsWith(`${place}: `) ? first.slice(place.length + 2) : first;
  return {
    message: message.replace(/^error: /, ""),
    source: lines.filter(isSource).map((line) => line.replace(/^\s*\| ?/, "")).join("\n"),
    hint: lines.filter(isHint).map((line) => line.replace(/^\s*hint: /, "")).join(" "),
  };
}

const absenceWords = {
  picture: "The system keeps no picture here, so there is nothing to see.",
  frame: "At this time the app shows nothing yet.",
  moment: "At this moment there is no picture.",
  deck: "The app switcher has no card of this app.",
};

/** Says that no picture is kept, where that is so. */
function showAbsence(isSound) {
  const absent = slots.find((slot) => !slot.isOff && slot.isAbsent);
  byId("absent").hidden = !absent || !isSound;
  byId("absent").textContent = absenceWords[absent?.pane.path] ?? "There is nothing to show.";
}
