// All keys in one list: what they do, and what the dialog of keys says of them.

/** The keys of a review. */
const reviewKeys = [
  { keys: ["y"], text: "Approve the case", run: () => decideCase("approve") },
  { keys: ["n"], text: "Refuse the case", run: () => decideCase("refuse") },
  { keys: ["g"], text: "Approve the whole group", run: () => decideGroup("approve") },
  { keys: ["G"], text: "Refuse the whole group", run: () => decideGroup("refuse") },
  { keys: ["u"], text: "Take the last decision back", run: undo },
  { keys: ["s"], text: "Summary of the review", run: showSummary },
];

/** All keys of the page; those for a review are there only where a server takes decisions. */
const keys = [
  { keys: ["j", "ArrowDown"], text: "Next case", run: (event) => step(1, strideOf(event)) },
  { keys: ["k", "ArrowUp"], text: "Previous case", run: (event) => step(-1, strideOf(event)) },
  { keys: ["J"], text: "Next group", run: () => stepSection(1) },
  { keys: ["K"], text: "Previous group", run: () => stepSection(-1) },
  { keys: ["Home"], text: "First case", run: () => moveTo(rows.findIndex(isStop)) },
  { keys: ["End"], text: "Last case", run: () => moveTo(rows.findLastIndex(isStop)) },
  { keys: ["ArrowLeft"], text: "Fold the group", run: goLeft },
  { keys: ["ArrowRight"], text: "Unfold the group", run: goRight },
  { keys: ["Enter"], text: "Open the case or the group", run: openAtHand, inListOnly: true },
  { keys: ["Escape"], text: "Back to the list; clear the search and the filters", run: escape },
  ...views.map((view, place) => {
    const text = `View: ${view.label.toLowerCase()}`;
    return { keys: [String(place + 1)], text, run: () => chooseView(view.id) };
  }),
  { keys: [" "], text: "Show the other side (blink)", run: showOtherSide, notOnButtons: true },
  { keys: [".", "]"], text: "Next cluster of differing pixels", run: () => stepCluster(1) },
  { keys: [",", "["], text: "Previous cluster", run: () => stepCluster(-1) },
  { keys: ["+", "="], text: "Zoom in", run: () => zoomBy(2) },
  { keys: ["-"], text: "Zoom out", run: () => zoomBy(0.5) },
  { keys: ["0"], text: "Fit the pictures", run: () => fit() },
  { keys: ["e"], text: "Examine pixels: arrows go through them, Shift pans", run: examine },
  { keys: ["/"], text: "Search", run: () => byId("search").focus() },
  { keys: ["f"], text: "Filters", run: toggleFilters },
  { keys: ["t"], text: "Grid or list", run: toggleGrid },
  { keys: ["p"], text: "Print, or write a PDF", run: printEvidence },
  { keys: ["?"], text: "These keys", run: showKeys },
  ...(isServed ? reviewKeys : []),
];

/** Whether the control that has the focus wants the key for itself. */
function belongsToControl(found, event) {
  const isControl = event.target.matches("button, a, summary, input");
  if (found.inListOnly) return event.target !== byId("list");
  if (found.notOnButtons) return isControl;
  const scrolls = event.target.matches("input[type=range], #facts, #lines");
  return scrolls && (event.key.startsWith("Arrow") || ["Home", "End", " "].includes(event.key));
}

/** How many items an arrow passes: in the grid, up and down go by its columns. */
function strideOf(event) {
  const isInGrid = current.layout === "grid" && !current.open;
  return isInGrid && event.key.startsWith("Arrow") ? list.columns : 1;
}

/** Moves left in the grid, and folds the group in the list. */
function goLeft() {
  if (current.layout === "grid") step(-1);
  else fold(sectionAtHand(), true);
}

/** Moves right in the grid, and unfolds the group in the list. */
function goRight() {
  if (current.layout === "grid") step(1);
  else fold(sectionAtHand(), false);
}

/** Opens the case at hand, or unfolds the group. */
function openAtHand() {
  if (current.pointedSection !== null) fold(sectionAtHand(), false);
  else if (current.chosen !== null) {
    choose(current.chosen);
    byId(isText(cases[current.chosen]) ? "lines" : "stage").focus();
  }
}

/** Goes back a step: out of a field, to the list, or to all cases. */
function escape() {
  const isInField = document.activeElement.matches(typingFields);
  if (isInField) byId("list").focus();
  else if (!byId("filters").hidden) toggleFilters();
  else if (current.open && !isSideBySide()) closeCase();
  else if (document.activeElement !== byId("list")) byId("list").focus();
  else change({ search: "", filters: {} });
}

/** Goes back from the case to the list. */
function closeCase() {
  change({ open: false });
  byId("list").focus();
}

/** Shows the other side, and ends the blinking. */
function showOtherSide() {
  if (current.view !== "blink") return;
  showBlinking(false);
  swapSides();
}

/** Gives the focus to the pictures, and points at a pixel. */
function examine() {
  byId("stage").focus();
  moveProbe(0, 0);
}

/** Switches between the grid and the list. */
function toggleGrid() {
  change({ layout: current.layout === "grid" ? "list" : "grid", open: false });
}
