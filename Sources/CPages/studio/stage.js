// The stage draws the pictures at hand with one zoom and pan; places are in points of the screen.

const zoomLimits = { smallest: 0.05, largest: 64 };

const stage = {
  canvas: byId("canvas"),
  context: byId("canvas").getContext("2d"),
  zoom: 1, left: 0, top: 0, fits: true,
  frame: null, arrived: 0, shown: 0, hovered: null, leaving: [],
};

/** The slots that are in use. */
function slotsInUse() {
  const used = slots.filter((slot) => !slot.isOff);
  return used.length > 0 ? used : [slots[0]];
}

/** The size in points that holds all pictures. */
function pictureSize() {
  const sizes = slotsInUse().map((slot) => slot.points).filter(Boolean);
  const device = deviceAtHand();
  if (sizes.length === 0) sizes.push([device?.width ?? 393, device?.height ?? 852]);
  return {
    width: Math.max(...sizes.map(([width]) => width)),
    height: Math.max(...sizes.map(([, height]) => height)),
  };
}

/** The slots in use, each with its place on the stage. */
function panesOnStage() {
  const used = slotsInUse();
  const width = stage.canvas.clientWidth / used.length;
  return used.map((slot, place) => ({ slot, x: place * width, width, height: stage.canvas.clientHeight }));
}

/** Fits the pictures into their panes. */
function fit() {
  const [{ width, height }] = panesOnStage();
  const size = pictureSize();
  const scale = Math.min((width - 32) / size.width, (height - 60) / size.height, 4);
  setZoom(Math.max(zoomLimits.smallest, scale), true);
}

/** Shows the pictures in the middle with so many pixels of the page in a point. */
function setZoom(zoom, fits = false) {
  const [{ width, height }] = panesOnStage();
  const size = pictureSize();
  stage.zoom = zoom;
  stage.left = (width - size.width * zoom) / 2;
  stage.top = Math.max(44, (height + 28 - size.height * zoom) / 2);
  stage.fits = fits;
  redraw();
  sharpen();
}

/** Zooms by a factor, and keeps the point of the pane where it is. */
function zoomBy(factor, x = panesOnStage()[0].width / 2, y = stage.canvas.clientHeight / 2) {
  const { smallest, largest } = zoomLimits;
  const zoom = Math.min(largest, Math.max(smallest, stage.zoom * factor));
  stage.left = x - (x - stage.left) * (zoom / stage.zoom);
  stage.top = y - (y - stage.top) * (zoom / stage.zoom);
  Object.assign(stage, { zoom, fits: false });
  redraw();
  sharpen();
}

/** Moves the pictures by a distance on the stage. */
function panBy(x, y) {
  Object.assign(stage, { left: stage.left + x, top: stage.top + y, fits: false });
  redraw();
}

/** Pixels in a point that are enough for the zoom at hand; null where only the device's are. */
function quickScale() {
  const needed = stage.zoom * devicePixelRatio;
  const enough = [1, 2].find((scale) => needed <= scale * 1.05);
  return enough && enough < deviceScale() ? enough : null;
}

/** Asks for all pixels where the zoom shows more than a quick picture has. */
function sharpen() {
  for (const slot of slotsInUse()) {
    const isQuick = slot.bitmap && slot.scale < deviceScale() && !slot.pane.isWhole;
    if (isQuick && stage.zoom * devicePixelRatio > slot.scale * 1.05) refineLater(slot, slot);
  }
}

/** Draws the stage with the next frame; a picture that leaves is let go of then. */
function redraw(leaving = null) {
  if (leaving) stage.leaving.push(leaving);
  stage.frame ??= requestAnimationFrame(drawStage);
}

/** Draws all panes. */
function drawStage() {
  stage.frame = null;
  const { canvas, context } = stage;
  const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((side) => {
    return Math.round(side * devicePixelRatio);
  });
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
  context.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight);
  const panes = panesOnStage();
  for (const one of panes) drawPane(one);
  for (const bitmap of stage.leaving.splice(0)) bitmap.close();
  tellStage(panes);
  if (stage.shown !== stage.arrived) countShown();
}

/** Draws a pane: its picture, then the outlines and the label. */
function drawPane({ slot, x, width, height }) {
  const { context } = stage;
  context.save();
  context.beginPath();
  context.rect(x, 0, width, height);
  context.clip();
  context.translate(x, 0);
  if (slot.bitmap) drawPicture(slot);
  drawOutlines(slot);
  if (x > 0) drawDivider(height);
  if (slot.pane) drawLabel(slot.pane.label, width);
  context.restore();
}

/** Draws a picture: smoothly, unless its pixels are so large that they are looked at. */
function drawPicture({ bitmap, scale }) {
  const { context, zoom, left, top } = stage;
  const size = [bitmap.width / scale * zoom, bitmap.height / scale * zoom];
  context.imageSmoothingEnabled = zoom * devicePixelRatio / scale < 2;
  context.imageSmoothingQuality = "medium";
  context.drawImage(bitmap, left, top, ...size);
  context.strokeStyle = "rgba(128, 128, 136, 0.5)";
  context.lineWidth = 1;
  context.strokeRect(left - 0.5, top - 0.5, size[0] + 1, size[1] + 1);
}

/** Tells the zoom, and screen readers what the stage shows. */
function tellStage(panes) {
  const percent = `${Math.round(stage.zoom * 100)} %`;
  if (byId("zoom-value").textContent === percent && stage.shown === stage.arrived) return;
  byId("zoom-value").textContent = percent;
  const labels = panes.map(({ slot }) => slot.pane?.label).filter(Boolean).join(" and ");
  const name = shownInput()?.name.slice(0, 200) ?? "";
  stage.canvas.setAttribute("aria-label", visible(`${name}: ${labels || "no picture yet"}`));
}

const painted = new MessageChannel();

/** Counts the pictures shown, once the frame with the last of them has been painted. */
function countShown() {
  stage.shown = stage.arrived;
  painted.port2.postMessage([stage.shown, slots[0].revision ?? 0]);
}

painted.port1.onmessage = ({ data: [count, revision] }) => {
  const { dataset } = document.documentElement;
  dataset.shown = String(count);
  dataset.revision = String(revision);
  dataset.shownAt = String(performance.timeOrigin + performance.now());
  performance.clearMarks("shown");
  performance.mark("shown", { detail: { revision } });
};
