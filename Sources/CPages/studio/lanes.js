// The timeline of a story: lanes of what happens, of covers, and of the moments of the pictures.

const momentWidth = 28;

/** Where a time stands on the lanes, as a part of their width. */
function partOf(time) {
  return storyLength() > 0 ? Math.min(1, Math.max(0, time / storyLength())) : 0;
}

/** Puts an element at a time. */
function putAt(made, time) {
  made.style.left = `${partOf(time) * 100}%`;
  return made;
}

/** Shows all lanes. */
function showLanes() {
  if (byId("timeline").hidden) return;
  byId("scrubber").max = String(Math.max(1, Math.round(storyLength() * 1000)));
  byId("ticks").replaceChildren(...ticks());
  byId("covers").replaceChildren(...(story.value.covers ?? []).map(coverBar));
  byId("moments").replaceChildren(...momentMarks());
  byId("covers").parentElement.hidden = !story.value.covers?.length;
  byId("moments").parentElement.hidden = !story.value.moments?.length;
}

/** Makes the ticks of what happens, one for each time, with the steps of the user as words. */
function ticks() {
  const times = new Map();
  for (const entry of story.value.entries) {
    times.set(entry.time, [...(times.get(entry.time) ?? []), entry]);
  }
  const steps = [...times].map(([time, entries]) => [time, entries.filter((one) => one.kind === "step")])
    .filter(([, found]) => found.length > 0);
  const words = steps.map(([time, found], place) => {
    return stepWords(time, found.map((one) => one.words), steps[place + 1]?.[0] ?? Infinity);
  });
  return [...[...times].map(([time, entries]) => tick(time, entries)), ...words];
}

/** Writes the steps of a time, in the room until the next ones. */
function stepWords(time, words, next) {
  const width = byId("ticks").clientWidth || 400;
  const left = Math.min(partOf(time) * width, width - 40);
  const made = element("span", { class: "step-word", text: words.join(" · "), title: words.join("\n") });
  made.style.left = `${left}px`;
  made.style.maxWidth = `${Math.max(0, partOf(Math.min(next, storyLength())) * width - left - 8)}px`;
  if (next === Infinity) made.style.maxWidth = `${width - left}px`;
  return made;
}

/** Makes the tick of a time, as high as much happens then. */
function tick(time, entries) {
  const made = putAt(element("span", { class: "tick" }), time);
  made.style.height = `${Math.min(16, 5 + entries.length)}px`;
  made.title = visible(entries.map((one) => one.words).join("\n").slice(0, 800));
  return made;
}

/** Makes the bar of a cover from when it comes until it has gone. */
function coverBar({ id, from, to }) {
  const end = to ?? storyLength();
  const made = putAt(element("span", {
    class: "cover", role: "listitem", text: id,
    title: visible(`${id}, ${seconds(from)} to ${seconds(end)}`),
    "aria-label": visible(`${id}, ${seconds(from)} to ${seconds(end)}`),
  }), from);
  made.style.width = `${Math.max(0.4, (partOf(end) - partOf(from)) * 100)}%`;
  return made;
}

/** Makes the marks of the moments; those that would lie over another are moved to the right. */
function momentMarks() {
  const width = byId("moments").clientWidth || 400;
  const { moments } = story.value;
  const lefts = moments.map((one) => partOf(one.time) * width);
  lefts.forEach((left, place) => {
    if (place > 0) lefts[place] = Math.max(left, lefts[place - 1] + momentWidth);
  });
  for (let place = lefts.length - 1; place >= 0; place -= 1) {
    const limit = place === lefts.length - 1 ? width - momentWidth : lefts[place + 1] - momentWidth;
    lefts[place] = Math.max(0, Math.min(lefts[place], limit));
  }
  return moments.map((one, place) => momentMark(one, lefts[place]));
}

/** Makes the mark of a moment in the tone of what its picture tells. */
function momentMark(moment, left) {
  const { word, tone } = disclosureOf(moment);
  const signs = { inUse: "●", card: "▤", externalDisplay: "▭", pictureInPicture: "▫" };
  const text = `${moment.caption ?? ""}: ${word}, at ${seconds(moment.time)}`;
  const made = button(signs[moment.kind] ?? "▣", () => {
    stopPlaying();
    story.place = null;
    goTo(moment.time, moment.index);
  }, { class: `moment ${tone}`, title: visible(text), "aria-label": visible(text),
    "aria-pressed": String(current.moment === moment.index) });
  made.style.left = `${left}px`;
  made.dataset.index = String(moment.index);
  return made;
}

/** Shows the time at hand on scrubber, clock, marks and list. */
function showTime() {
  if (!story.value) return;
  const time = current.time ?? 0;
  const scrubber = byId("scrubber");
  scrubber.value = String(Math.round(time * 1000));
  scrubber.setAttribute("aria-valuetext", `${time.toFixed(2)} seconds`);
  byId("clock").textContent = `${time.toFixed(2)} / ${seconds(storyLength())}`;
  for (const mark of byId("moments").children) {
    mark.setAttribute("aria-pressed", String(mark.dataset.index === String(current.moment)));
  }
  const place = placeOfTime();
  if (place !== entryList.active) entryList.activate(place);
  const entry = entriesListed[place ?? -1];
  byId("happening").textContent = visible([entry?.words, ...(entry?.changes ?? [])].join(", "));
}

new ResizeObserver(() => { if (story.value) showLanes(); }).observe(byId("timeline"));
watch(["time", "moment"], showTime);
