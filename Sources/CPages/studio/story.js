// The story of the shown input: what happens when, and which of it the stage shows.

const story = { value: null, open: null, place: null };
const fitsTimeline = matchMedia("(min-width: 760px)");
const entryRowHeight = 26;
let entriesListed = [];

const storyDetail = new Detail(0, "story", (value) => {
  story.value = value?.entries?.length ? value : null;
  showStory();
});

const entryList = new Listbox(byId("entries"), (place) => makeEntry(entriesListed[place]), (place) => {
  stopPlaying();
  goToEntry(entriesListed[place]);
});

/** Asks for the story under the strategy at hand. */
function loadStory() {
  const words = strategyAtHand();
  const strategy = strategyOfName(nameOfStrategy(words));
  const isReady = current.input && strategy && !lacksOption(strategy, words);
  storyDetail.want(isReady ? addressUnder(words, "story") : null);
}

/** How long the story lasts in seconds. */
function storyLength() {
  return story.value?.duration || 0;
}

/** The moment whose picture is shown; null where the display is. */
function momentAtHand() {
  if (current.moment === null) return null;
  const moments = story.value?.moments ?? [];
  return moments.find((one) => one.index === current.moment) ?? { index: current.moment };
}

/** Shows the story below the stage: all of it, or its head alone. */
function showStory() {
  byId("story").hidden = !story.value;
  showModes();
  if (!story.value) return;
  const isOpen = isStoryOpen();
  byId("story").classList.toggle("folded", !isOpen);
  byId("timeline").hidden = !isOpen;
  byId("entries").hidden = !isOpen;
  entriesListed = story.value.entries;
  entryList.reset(entriesListed.length, placeOfTime(), { height: entryRowHeight, minimumWidth: null });
  showStoryHead(isOpen);
  showLanes();
  showTime();
}

/** Whether the timeline is unfolded: a story's own is where there is room, until it is folded. */
function isStoryOpen() {
  return story.open ?? (current.mode === "story" || (isScenario() && fitsTimeline.matches));
}

/** Shows what stands above the story: its fold, and what makes the app leave. */
function showStoryHead(isOpen) {
  const fold = button("Timeline", foldStory, { id: "folding", "aria-expanded": String(isOpen) });
  byId("leaving").replaceChildren(...(isScenario() ? [] : [triggerField()]), fold);
}

/** Folds or unfolds the timeline. */
function foldStory() {
  story.open = !isStoryOpen();
  showStory();
  byId("folding").focus();
}

/** Makes the choice of what makes the app leave the front. */
function triggerField() {
  const triggers = studio.triggers ?? [];
  const standard = studio.standard?.trigger ?? "home";
  const select = element("select", { id: "set-trigger", onchange: () => {
    change({ trigger: select.value === standard ? null : select.value, time: null, moment: null });
  } }, ...triggers.map(({ name, about }) => {
    return element("option", { value: name, text: spoken(name), title: about ?? "" });
  }));
  select.value = current.trigger ?? standard;
  return element("label", { class: "inline" }, "Leaves by", select);
}

/** Makes the row of what happens at a time. */
function makeEntry(entry) {
  const changes = (entry.changes ?? []).flatMap((text) => [" → ", ...sentence(text)]);
  const text = [entry.words, ...(entry.changes ?? [])].join(", ");
  return element("div", {
    class: `row ${entry.kind}`, title: visible(text.slice(0, 500)),
    "aria-label": visible(`${seconds(entry.time)}, ${text.slice(0, 300)}`),
  },
  element("span", { class: "time", text: entry.time.toFixed(2) }),
  element("span", { class: "first" }, ...sentence(entry.words ?? entry.kind),
    element("span", { class: "changes" }, ...changes)));
}

/** Shows the display, or the picture, at an entry. */
function goToEntry(entry) {
  const place = entriesListed.indexOf(entry);
  const pictures = ["picture", "card", "display"];
  const moment = pictures.includes(entry.kind) ? momentOfEntry(place) : null;
  story.place = place;
  goTo(entry.time, moment?.index ?? null);
}

/** The moment that an entry tells of: the first at its time, the second, and so on. */
function momentOfEntry(place) {
  const { time, moment } = entriesListed[place];
  const kinds = ["picture", "card", "display"];
  const near = (story.value.moments ?? []).filter((one) => {
    return Math.abs(one.time - time) < 1e-6 && one.kind !== "inUse";
  });
  if (typeof moment === "number") return near.find((one) => one.index === moment) ?? { index: moment };
  const before = entriesListed.slice(0, place).filter((one) => {
    return Math.abs(one.time - time) < 1e-6 && kinds.includes(one.kind);
  });
  return near[before.length] ?? null;
}

/** Shows a time of the story on the stage, or the picture of a moment at that time. */
function goTo(time, moment = null) {
  change({ mode: "story", time: Math.min(storyLength(), Math.max(0, time)), moment });
}

/** Goes to the next or previous thing that happens. */
function stepEntry(direction) {
  if (!story.value) return announce("There is no story to go through.");
  stopPlaying();
  const from = story.place ?? (direction > 0 ? -1 : 0);
  const place = Math.min(entriesListed.length - 1, Math.max(0, from + direction));
  goToEntry(entriesListed[place]);
  announce(`${seconds(entriesListed[place].time)}, ${entriesListed[place].words ?? ""}`);
}

/** Goes to the next or previous moment of a picture. */
function stepMoment(direction) {
  const moments = story.value?.moments ?? [];
  if (moments.length === 0) return announce("There is no picture in this story.");
  stopPlaying();
  const at = moments.findIndex((one) => one.index === current.moment);
  const place = at < 0 ? (direction > 0 ? 0 : moments.length - 1) : at + direction;
  const moment = moments[Math.min(moments.length - 1, Math.max(0, place))];
  story.place = null;
  goTo(moment.time, moment.index);
  announce(`${moment.caption ?? ""}, ${disclosureOf(moment).word}`);
}

/** The place of the last entry at or before the time at hand; that gone to where it is at the time. */
function placeOfTime() {
  if (current.mode !== "story" || current.time === null) return null;
  const gone = entriesListed[story.place ?? -1];
  if (gone && Math.abs(gone.time - current.time) < 1e-6) return story.place;
  return entriesListed.findLastIndex((one) => one.time <= current.time + 1e-6);
}

watch(["input", "trigger", "strategy"], () => { story.place = null; stopPlaying(); });
watch(["mode"], showStory);
