// Modes of the stage, tabs beside it, and the parts of the page where only one fits.

const tabs = [
  { id: "strategies", label: "Strategies" },
  { id: "view", label: "View" },
  { id: "deck", label: "Deck" },
];

const panes = [
  { id: "gallery", label: "Screens" },
  { id: "work", label: "Picture" },
  { id: "panel", label: "Details" },
];

/** Makes one of a row of choices, of which one is chosen; arrows go through them. */
function segment({ id, label, about, key }, chosen, attributes, choose) {
  return element("button", {
    type: "button", text: label, title: about ?? null, tabindex: id === chosen ? "0" : "-1",
    "aria-keyshortcuts": key ?? null, "data-id": id, ...attributes,
    onclick: () => choose(id), onkeydown: (event) => onSegmentKey(event),
  });
}

/** Arrows go through a row of choices. */
function onSegmentKey(event) {
  const direction = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (!direction) return;
  event.preventDefault();
  event.stopPropagation();
  const row = event.currentTarget.parentElement;
  const choices = [...row.children].filter((one) => !one.disabled);
  const at = choices.indexOf(event.currentTarget);
  const { id } = choices[(at + direction + choices.length) % choices.length].dataset;
  row.querySelector(`[data-id="${id}"]`).click();
  row.querySelector(`[data-id="${id}"]`)?.focus();
}

/** Shows the modes of the stage; the story only where there is one. */
function showModes() {
  const hadFocus = byId("modes").contains(document.activeElement);
  byId("modes").replaceChildren(...modes.map((mode, place) => {
    const isChosen = mode.id === current.mode;
    return segment({ ...mode, key: String(place + 1) }, current.mode, {
      role: "radio", "aria-checked": String(isChosen),
      disabled: mode.id === "story" && !story.value && !isChosen,
    }, chooseMode);
  }));
  if (hadFocus) byId("modes").querySelector("[aria-checked=true]")?.focus();
}

/** Shows another mode; the story begins where it stands. */
function chooseMode(mode) {
  stopPlaying();
  change(mode === "story" ? { mode, time: current.time ?? 0 } : { mode });
}

/** Shows the tabs, and the one that is chosen. */
function showTabs() {
  const hadFocus = byId("tabs").contains(document.activeElement);
  byId("tabs").replaceChildren(...tabs.map((tab) => segment(tab, current.tab, {
    role: "tab", id: `tab-${tab.id}`, "aria-selected": String(tab.id === current.tab),
    "aria-controls": `${tab.id}-tab`,
  }, (id) => change({ tab: id }))));
  for (const { id } of tabs) byId(`${id}-tab`).hidden = id !== current.tab;
  if (hadFocus) byId("tabs").querySelector("[aria-selected=true]")?.focus();
  if (current.tab === "view") viewList.scroller.resize();
}

/** Shows which part of the page is in sight where only one fits. */
function showPanes() {
  document.body.dataset.pane = current.pane;
  byId("panes").replaceChildren(...panes.map(({ id, label }) => button(label, () => change({ pane: id }), {
    "aria-current": id === current.pane ? "true" : null,
  })));
  afterPictures();
}

watch(["mode"], showModes);
watch(["tab"], showTabs);
watch(["pane"], showPanes);
