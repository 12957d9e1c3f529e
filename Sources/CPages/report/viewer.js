// The viewer loads the case at hand, and offers its views.

const blinkInterval = 700;
const prefersStillness = matchMedia("(prefers-reduced-motion: reduce)");
let blinkTimer = null;
let showing = 0;

/** Shows the case at hand; what is still on its way for an earlier one is dropped. */
async function showCase() {
  const isEmpty = current.chosen === null;
  byId("viewer").classList.toggle("empty", isEmpty);
  if (isEmpty) return;
  showing += 1;
  const turn = showing;
  const one = cases[current.chosen];
  clearStage({ expected: kind.gallery ? null : one.e ?? null, actual: actualOf(one) });
  showFacts();
  showDeciding();
  byId("pictures").hidden = isText(one);
  byId("lines").hidden = !isText(one);
  await Promise.all([loadPictures(turn), showDetail(turn)]);
}

/** Empties the stage for other pictures. */
function clearStage(hashes) {
  Object.assign(stage, {
    hashes, detail: null, difference: null, clusters: [], cluster: null,
    highlight: null, probe: null,
  });
  byId("reading").textContent = "";
  const note = fails(cases[current.chosen]) ? [] : [element("p", { text: "No line differs." })];
  byId("lines").replaceChildren(...note);
}

/** Loads the pictures of the case at hand, and says where one does not load. */
async function loadPictures(turn) {
  const { expected, actual } = stage.hashes;
  const same = expected === actual;
  const loading = same ? [loadPicture(expected)] : [loadPicture(expected), loadPicture(actual)];
  const loaded = await Promise.allSettled(loading);
  if (turn !== showing) return;
  const [first, second = first] = loaded.map((one) => one.value ?? null);
  stage.pictures = { expected: first, actual: second };
  const isWhole = loaded.every((one) => one.status === "fulfilled");
  if (!isWhole) byId("reading").textContent = "A picture could not be loaded.";
  showViews();
  if (!isText(cases[current.chosen])) fit();
}

/** Shows what the details of the case at hand tell. */
async function showDetail(turn) {
  const detail = await loadDetail(current.chosen);
  if (turn !== showing || !detail) return;
  stage.detail = detail;
  stage.clusters = detail.clusters ?? [];
  const pairs = [...differenceData(detail), ...dataOf(cases[current.chosen])];
  byId("data-of-case").replaceChildren(makeTable(pairs));
  if (detail.texts) byId("lines").replaceChildren(makeLineTable(detail.texts));
  redraw();
}

/** Shows the choice of views, and what the view at hand can be tuned by. */
function showViews() {
  if (current.chosen === null) return;
  const shown = viewFor(stage.pictures);
  byId("views").replaceChildren(...views.map((view, place) => viewChoice(view, place, shown)));
  byId("views").hidden = !stage.pictures.expected || !stage.pictures.actual;
  byId("tuning").replaceChildren(...(tunings[shown.tuning]?.() ?? []));
  byId("views").querySelector("[aria-checked=true]").scrollIntoView({ block: "nearest" });
  showBlinking(shown.id === "blink" && !prefersStillness.matches);
  if (shown.id === "difference") showDifference();
  redraw();
}

/** Makes the choice of one view. */
function viewChoice(view, place, shown) {
  const isShown = view === shown;
  return element("button", {
    type: "button", role: "radio", text: view.label, "aria-checked": String(isShown),
    tabindex: isShown ? "0" : "-1",
    "aria-keyshortcuts": String(place + 1), title: `Key ${place + 1}`,
    disabled: !canShow(view, stage.pictures), onclick: () => chooseView(view.id),
    onkeydown: (event) => onViewKey(event, place),
  });
}

/** Arrows move between the views, as in every group of radio buttons. */
function onViewKey(event, place) {
  const direction = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (!direction) return;
  event.preventDefault();
  event.stopPropagation();
  chooseView(views[(place + direction + views.length) % views.length].id);
  byId("views").querySelector("[aria-checked=true]").focus();
}

/** Shows another view, and keeps zoom and pan unless the pictures are fitted. */
function chooseView(id) {
  if (id === current.view) showViews();
  change({ view: id });
  if (stage.fits) fit();
}

/** What views can be tuned by: a slider for the divider or the opacity, a button for blinking. */
const tunings = {
  slider: () => rangeField("Divider", "fraction"),
  opacity: () => rangeField("Actual", "opacity"),
  blink: () => [button("Blink", toggleBlinking, { id: "blinking", "aria-pressed": "false" })],
};

/** Begins to blink, or ends it. */
function toggleBlinking() {
  showBlinking(blinkTimer === null);
}

/** Makes a labelled slider for a number of the stage from 0 to 1. */
function rangeField(text, key) {
  const range = element("input", {
    id: "range", type: "range", min: "0", max: "100", value: String(Math.round(stage[key] * 100)),
    oninput: () => { stage[key] = range.valueAsNumber / 100; redraw(); },
  });
  return [element("label", { for: "range", text }), range];
}

/** Begins or ends the blinking. */
function showBlinking(runs) {
  clearInterval(blinkTimer);
  blinkTimer = runs ? setInterval(swapSides, blinkInterval) : null;
  byId("blinking")?.setAttribute("aria-pressed", String(runs));
}

/** Shows the other side in the view that blinks. */
function swapSides() {
  stage.blinked = !stage.blinked;
  redraw();
}

/** Computes the difference of the pixels, and shows it once it is there. */
async function showDifference() {
  const { hashes } = stage;
  if (stage.difference) return;
  const difference = await loadDifference(hashes.expected, hashes.actual);
  if (stage.hashes !== hashes) return;
  stage.difference = difference;
  redraw();
}

/** Goes to the next or previous cluster of differing pixels. */
function stepCluster(direction) {
  const { length } = stage.clusters;
  if (length === 0) return announce("No cluster of differing pixels is known for this case.");
  const from = stage.cluster ?? (direction > 0 ? -1 : 0);
  stage.cluster = (from + direction + length) % length;
  zoomTo(stage.clusters[stage.cluster]);
  announce(`Cluster ${stage.cluster + 1} of ${length}`);
  byId("reading").textContent = `Cluster ${stage.cluster + 1} of ${length}`;
}

/** Makes the buttons that zoom. */
function makeZooming() {
  byId("zooming").append(
    button("−", () => zoomBy(0.5), { "aria-label": "Zoom out", "aria-keyshortcuts": "-" }),
    element("output", { id: "zoom-value", text: "100 %", "aria-label": "Zoom" }),
    button("+", () => zoomBy(2), { "aria-label": "Zoom in", "aria-keyshortcuts": "+" }),
    button("Fit", fit, { "aria-keyshortcuts": "0" }));
}

watch(["chosen"], showCase);
watch(["view"], showViews);
