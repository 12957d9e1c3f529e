// Wheel, drag, pinch, clicks and keys on the stage.

const pointers = new Map();
const clickReach = 5;
let pressedAt = null;

/** The place of an event on the stage. */
function placeOn(event) {
  const box = stage.canvas.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

/** The pane below a place of the stage, and the point of the screen there. */
function pointBelow({ x, y }) {
  const panes = panesOnStage();
  const pane = panes.find((one) => x < one.x + one.width) ?? panes[0];
  return {
    pane, x: (x - pane.x - stage.left) / stage.zoom, y: (y - stage.top) / stage.zoom,
  };
}

/** Zooms about the pointer. */
function onWheel(event) {
  event.preventDefault();
  const place = placeOn(event);
  const isInLines = event.deltaMode === WheelEvent.DOM_DELTA_LINE;
  const distance = isInLines ? event.deltaY * 16 : event.deltaY;
  const speed = event.ctrlKey ? 0.01 : 0.0025;
  zoomBy(Math.exp(-distance * speed), place.x - pointBelow(place).pane.x, place.y);
}

/** Begins a click, a drag or a pinch. */
function onPointerDown(event) {
  stage.canvas.setPointerCapture(event.pointerId);
  const place = placeOn(event);
  pressedAt = pointers.size === 0 ? place : null;
  pointers.set(event.pointerId, place);
}

/** Goes on with a drag or a pinch, or points at the view below. */
function onPointerMove(event) {
  const place = placeOn(event);
  const before = pointers.get(event.pointerId);
  if (!before) return pointAt(place);
  if (pressedAt && Math.hypot(place.x - pressedAt.x, place.y - pressedAt.y) < clickReach) return;
  pressedAt = null;
  if (pointers.size === 2) pinch(event.pointerId, before, place);
  else panBy(place.x - before.x, place.y - before.y);
  pointers.set(event.pointerId, place);
}

/** Zooms by how far two fingers have moved apart, and follows their middle. */
function pinch(id, before, now) {
  const other = [...pointers].find(([one]) => one !== id)[1];
  const distance = (place) => Math.max(1, Math.hypot(place.x - other.x, place.y - other.y));
  const { pane } = pointBelow(other);
  panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
  zoomBy(distance(now) / distance(before), (now.x + other.x) / 2 - pane.x, (now.y + other.y) / 2);
}

/** Ends a drag or a pinch; a press that has not moved is a click on a view. */
function onPointerUp(event) {
  pointers.delete(event.pointerId);
  if (pressedAt && event.type === "pointerup") clickAt(pressedAt);
  pressedAt = null;
}

/** The views below a place, the top one first. */
function viewsBelow(place) {
  const { pane, x, y } = pointBelow(place);
  const views = pane.slot.pane?.hasViews ? pane.slot.views?.views ?? [] : [];
  return views.filter(({ frame }) => {
    return x >= frame[0] && y >= frame[1] && x < frame[0] + frame[2] && y < frame[1] + frame[3];
  }).reverse();
}

/** Outlines the view below the pointer, and names it. */
function pointAt(place) {
  const [view] = viewsBelow(place);
  const path = view?.path ?? null;
  if (path === stage.hovered) return;
  stage.hovered = path;
  showReading(view);
  redraw();
}

/** Chooses the view below a click; a click on the chosen one goes to the view beneath it. */
function clickAt(place) {
  const below = viewsBelow(place);
  if (below.length === 0) return change({ view: null });
  const at = below.findIndex((view) => view.path === current.view);
  const next = at < 0 ? below[0] : below[(at + 1) % below.length];
  change({ view: next.path, tab: "view" });
}

const panSteps = { ArrowLeft: [48, 0], ArrowRight: [-48, 0], ArrowUp: [0, 48], ArrowDown: [0, -48] };

/** On the stage, arrows go through the views, and with Shift they move the picture. */
function onStageKey(event) {
  const step = panSteps[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.shiftKey) panBy(...step);
  else viewList.move(event.key === "ArrowDown" || event.key === "ArrowRight" ? 1 : -1);
}

/** Listens to all gestures on the stage. */
function listenToGestures() {
  const { canvas } = stage;
  canvas.addEventListener("wheel", onWheel, { passive: false });
  canvas.addEventListener("pointerdown", onPointerDown);
  canvas.addEventListener("pointermove", onPointerMove);
  canvas.addEventListener("pointerup", onPointerUp);
  canvas.addEventListener("pointercancel", onPointerUp);
  canvas.addEventListener("pointerleave", () => pointAt({ x: -1e6, y: -1e6 }));
  byId("stage").addEventListener("keydown", onStageKey);
  new ResizeObserver(() => (stage.fits ? fit() : redraw())).observe(byId("stage"));
}

/** Makes the buttons that zoom. */
function makeZooming() {
  byId("zooming").append(
    button("−", () => zoomBy(0.8), { "aria-label": "Zoom out", "aria-keyshortcuts": "-" }),
    element("output", { id: "zoom-value", text: "100 %", "aria-label": "Zoom" }),
    button("+", () => zoomBy(1.25), { "aria-label": "Zoom in", "aria-keyshortcuts": "+" }),
    button("Fit", fit, { "aria-keyshortcuts": "0", title: "The whole picture" }),
    button("100 %", () => setZoom(1), {
      "aria-keyshortcuts": "9", title: "Points as large as the page's",
    }),
    button("Pixels", showPixels, {
      "aria-keyshortcuts": "8", title: "A pixel of the device in each of yours",
    }));
}

/** Shows a pixel of the device in each pixel of this display. */
function showPixels() {
  setZoom(deviceScale() / devicePixelRatio);
}
