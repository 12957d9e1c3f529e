// All keys in one list: what they do, and what the dialog of keys says of them.

const keys = [
  { keys: ["j"], text: "Next screen", run: () => gallery.move(1) },
  { keys: ["k"], text: "Previous screen", run: () => gallery.move(-1) },
  { keys: ["/"], text: "Search", run: goToSearch },
  ...modes.map((mode, place) => {
    return { keys: [String(place + 1)], text: mode.about, run: () => chooseMode(mode.id) };
  }),
  { keys: ["]"], text: "Next strategy", run: () => stepStrategy(1) },
  { keys: ["["], text: "Previous strategy", run: () => stepStrategy(-1) },
  { keys: ["r"], text: "To the options of the strategy", run: goToOptions },
  { keys: ["s"], text: "Outline secrets", run: () => change({ secrets: !current.secrets }) },
  { keys: ["v"], text: "To the list of views", run: goToViews },
  { keys: ["d"], text: "Light or dark", run: () => cycle("appearance") },
  { keys: ["o"], text: "Turn the device", run: () => cycle("orientation") },
  { keys: ["t"], text: "Next text size", run: () => cycle("textSize") },
  { keys: ["w"], text: "Direction of writing", run: () => cycle("direction") },
  { keys: ["b"], text: "Status bar and corners", run: () => change({ chrome: !current.chrome }) },
  { keys: [" "], text: "Play or pause the story", run: togglePlaying, notOnControls: true },
  { keys: ["."], text: "Next thing that happens", run: () => stepEntry(1) },
  { keys: [","], text: "Previous thing that happens", run: () => stepEntry(-1) },
  { keys: ["m"], text: "Next picture of the story", run: () => stepMoment(1) },
  { keys: ["M"], text: "Previous picture of the story", run: () => stepMoment(-1) },
  { keys: ["+", "="], text: "Zoom in", run: () => zoomBy(1.25) },
  { keys: ["-"], text: "Zoom out", run: () => zoomBy(0.8) },
  { keys: ["0"], text: "Fit the picture", run: () => fit() },
  { keys: ["9"], text: "100 %", run: () => setZoom(1) },
  { keys: ["8"], text: "Pixels of the device", run: showPixels },
  {
    keys: ["p"], text: "To the picture: arrows go through views, Shift moves it",
    run: () => goToPane("work", "stage"),
  },
  { keys: ["e"], text: "Export", run: () => toggleExports() },
  { keys: ["l"], text: "Copy a link to this state", run: copyLink },
  { keys: ["Escape"], text: "Back: close, forget the view, to the list", run: escape },
  { keys: ["?"], text: "These keys", run: showKeys },
];

/** Whether the control that has the focus wants the key for itself. */
function belongsToControl(found, { target }) {
  return Boolean(found.notOnControls) && target.matches("button, a, summary, input, select");
}

/** Shows a part of the page, and gives the focus to something in it. */
function goToPane(pane, id) {
  change({ pane });
  byId(id)?.focus();
}

/** Gives the focus to the search. */
function goToSearch() {
  goToPane("gallery", "search");
  byId("search").select();
}

/** Gives the focus to the first option of the strategy, or to its card where there is none. */
function goToOptions() {
  change({ tab: "strategies", pane: "panel" });
  const option = byId("strategy").querySelector("input, select");
  (option ?? byId("cards").querySelector("[aria-checked=true]"))?.focus();
}

/** Gives the focus to the list of views. */
function goToViews() {
  change({ tab: "view" });
  goToPane("panel", "view-list");
}

/** Goes back a step: closes what is open, leaves a field, forgets the view, goes to the list. */
function escape() {
  const { activeElement } = document;
  if (!byId("exports").hidden) {
    toggleExports(false);
    return byId("exporting").focus();
  }
  if (activeElement.id === "search" && current.search) {
    byId("search").value = "";
    return change({ search: "" });
  }
  if (activeElement.matches(typingFields)) return byId("inputs").focus();
  if (current.view !== null) return change({ view: null });
  goToPane("gallery", "inputs");
}
