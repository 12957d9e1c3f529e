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

/** Makes the words of an error under its place. */
function faultWords(error) {
  const place = placeText(error);
  return element("div", { class: "fault" },
    place ? element("p", { class: "place" }, element("code", { text: place })) : null,
    element("p", {}, ...sentence(error.words ?? "This cannot be drawn.")));
}

/** Says that no picture is kept, where that is so. */
function showAbsence(isSound) {
  const absent = slots.find((slot) => !slot.isOff && slot.isAbsent);
  const strategy = absent?.pane.strategy ? strategyAtHand() : null;
  byId("absent").hidden = !absent || !isSound;
  byId("absent").textContent = strategy
    ? "The system keeps no picture here, so there is nothing to see."
    : "There is nothing to show.";
}
