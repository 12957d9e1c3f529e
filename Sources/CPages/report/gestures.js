// Wheel, drag, pinch and the pointer on the stage.

const pointers = new Map();
let isSliding = false;

/** The place of an event on the stage. */
function placeOn(event) {
  const box = stage.canvas.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

/** Zooms about the pointer. */
function onWheel(event) {
  event.preventDefault();
  const { x, y } = placeOn(event);
  const isInLines = event.deltaMode === WheelEvent.DOM_DELTA_LINE;
  const distance = isInLines ? event.deltaY * 16 : event.deltaY;
  const speed = event.ctrlKey ? 0.01 : 0.0025;
  zoomBy(Math.exp(-distance * speed), x - pixelBelow(x, y).pane.x, y);
}

/** Begins a drag, a pinch or a move of the divider. */
function onPointerDown(event) {
  stage.canvas.setPointerCapture(event.pointerId);
  const place = placeOn(event);
  pointers.set(event.pointerId, place);
  const { divider } = panesOnStage()[0];
  const reach = event.pointerType === "touch" ? 24 : 10;
  const distance = Math.abs(place.x - divider * stage.canvas.clientWidth);
  isSliding = divider !== undefined && distance < reach;
}

/** Goes on with a drag, a pinch or a move of the divider, or probes what is below. */
function onPointerMove(event) {
  const place = placeOn(event);
  const before = pointers.get(event.pointerId);
  if (!before) return probe(pixelBelow(place.x, place.y));
  if (isSliding) setFraction(place.x / stage.canvas.clientWidth);
  else if (pointers.size === 2) pinch(event.pointerId, before, place);
  else panBy(place.x - before.x, place.y - before.y);
  pointers.set(event.pointerId, place);
}

/** Zooms by how far two fingers have moved apart, and follows their middle. */
function pinch(id, before, now) {
  const other = [...pointers].find(([one]) => one !== id)[1];
  const distance = (place) => Math.max(1, Math.hypot(place.x - other.x, place.y - other.y));
  const pane = pixelBelow(other.x, other.y).pane;
  panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
  zoomBy(distance(now) / distance(before), (now.x + other.x) / 2 - pane.x, (now.y + other.y) / 2);
}

/** Ends a drag or a pinch; a touch that has not moved probes what is below it. */
function onPointerUp(event) {
  pointers.delete(event.pointerId);
  isSliding = false;
  if (event.pointerType === "touch") {
    const place = placeOn(event);
    probe(pixelBelow(place.x, place.y));
  }
}

/** Moves the divider of the slider. */
function setFraction(fraction) {
  stage.fraction = Math.min(1, Math.max(0, fraction));
  const range = byId("range");
  if (range) range.value = String(Math.round(stage.fraction * 100));
  redraw();
}

/** Moves the probed pixel by the keyboard, from the middle of what is in sight at first. */
function moveProbe(x, y) {
  const pane = panesOnStage()[0];
  const start = stage.probe ?? pixelBelow(pane.width / 2, pane.height / 2);
  const size = pictureSize();
  const stride = stage.zoom >= gridFromZoom ? 1 : 10;
  const next = {
    pane: start.pane,
    x: Math.min(size.width - 1, Math.max(0, start.x + x * stride)),
    y: Math.min(size.height - 1, Math.max(0, start.y + y * stride)),
  };
  probe(next);
  keepInSight(next, pane);
}

/** Moves the pictures so that a pixel stays in sight. */
function keepInSight({ x, y }, pane) {
  const margin = Math.min(24, pane.width / 4);
  const place = { x: stage.left + x * stage.zoom, y: stage.top + y * stage.zoom };
  const back = (value, size) => Math.min(0, size - margin - value) + Math.max(0, margin - value);
  const move = { x: back(place.x, pane.width), y: back(place.y, pane.height) };
  if (move.x || move.y) panBy(move.x, move.y);
}

const stageSteps = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

/** On the stage, arrows move the probed pixel, and with Shift the pictures. */
function onStageKey(event) {
  const direction = stageSteps[event.key];
  if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.shiftKey) panBy(-direction[0] * 48, -direction[1] * 48);
  else moveProbe(...direction);
}

/** Listens to all gestures on the stage. */
function listenToGestures() {
  const { canvas } = stage;
  canvas.addEventListener("wheel", onWheel, { passive: false });
  canvas.addEventListener("pointerdown", onPointerDown);
  canvas.addEventListener("pointermove", onPointerMove);
  canvas.addEventListener("pointerup", onPointerUp);
  canvas.addEventListener("pointercancel", onPointerUp);
  canvas.addEventListener("dblclick", fit);
  byId("stage").addEventListener("keydown", onStageKey);
  new ResizeObserver(() => (stage.fits ? fit() : redraw())).observe(byId("stage"));
}
