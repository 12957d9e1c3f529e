// The stage draws the pictures of the case at hand in all views with one zoom and pan.

const gridFromZoom = 8;
const zoomLimits = { smallest: 0.05, largest: 64 };

const stage = {
  canvas: byId("canvas"),
  context: byId("canvas").getContext("2d"),
  pictures: { expected: null, actual: null },
  difference: null,
  clusters: [],
  cluster: null,
  highlight: null,
  probe: null,
  fraction: 0.5,
  opacity: 0.5,
  blinked: false,
  zoom: 1,
  left: 0,
  top: 0,
  fits: true,
  frame: null,
};

/** The size that holds all pictures of the case. */
function pictureSize() {
  const sides = [stage.pictures.expected, stage.pictures.actual].filter(Boolean);
  return {
    width: Math.max(1, ...sides.map((one) => one.naturalWidth)),
    height: Math.max(1, ...sides.map((one) => one.naturalHeight)),
  };
}

/** The panes of the view at hand, each with its place on the stage. */
function panesOnStage() {
  const panes = viewFor(stage.pictures).panes(stage);
  const width = stage.canvas.clientWidth / panes.length;
  const height = stage.canvas.clientHeight;
  return panes.map((one, place) => ({ ...one, x: place * width, y: 0, width, height }));
}

/** Fits the pictures into a pane; small ones are enlarged by whole numbers only. */
function fit() {
  const { width, height } = panesOnStage()[0];
  const size = pictureSize();
  const scale = Math.min((width - 32) / size.width, (height - 48) / size.height);
  stage.zoom = Math.max(zoomLimits.smallest, scale > 1 ? Math.floor(scale) : scale);
  stage.left = (width - size.width * stage.zoom) / 2;
  stage.top = (height + 16 - size.height * stage.zoom) / 2;
  stage.fits = true;
  redraw();
}

/** Zooms by a factor, and keeps the point of the pane where it is. */
function zoomBy(factor, x = panesOnStage()[0].width / 2, y = stage.canvas.clientHeight / 2) {
  const { smallest, largest } = zoomLimits;
  const zoom = Math.min(largest, Math.max(smallest, stage.zoom * factor));
  stage.left = x - (x - stage.left) * (zoom / stage.zoom);
  stage.top = y - (y - stage.top) * (zoom / stage.zoom);
  stage.zoom = zoom;
  stage.fits = false;
  redraw();
}

/** Moves the pictures by a distance on the stage. */
function panBy(x, y) {
  stage.left += x;
  stage.top += y;
  stage.fits = false;
  redraw();
}

/** Zooms so that a rectangle of the picture stands in the middle with room around it. */
function zoomTo([x, y, width, height]) {
  const room = panesOnStage()[0];
  const scale = Math.min(room.width / (width + 24), room.height / (height + 24));
  stage.zoom = Math.min(16, Math.max(zoomLimits.smallest, scale));
  stage.left = room.width / 2 - (x + width / 2) * stage.zoom;
  stage.top = room.height / 2 - (y + height / 2) * stage.zoom;
  stage.fits = false;
  redraw();
}

/** The pane below a point of the stage, and the pixel of the picture there. */
function pixelBelow(x, y) {
  const below = panesOnStage().find((one) => x < one.x + one.width) ?? panesOnStage()[0];
  return {
    pane: below,
    x: Math.floor((x - below.x - stage.left) / stage.zoom),
    y: Math.floor((y - below.y - stage.top) / stage.zoom),
  };
}

/** Draws the stage with the next frame. */
function redraw() {
  stage.frame ??= requestAnimationFrame(drawStage);
}

/** Draws all panes. */
function drawStage() {
  stage.frame = null;
  const { canvas, context } = stage;
  const density = devicePixelRatio;
  canvas.width = Math.round(canvas.clientWidth * density);
  canvas.height = Math.round(canvas.clientHeight * density);
  context.setTransform(density, 0, 0, density, 0, 0);
  const panes = panesOnStage();
  for (const one of panes) drawPane(one);
  canvas.setAttribute("aria-label", spokenStage(panes));
  byId("zoom-value").textContent = `${Math.round(stage.zoom * 100)} %`;
}

/** What a screen reader says of the stage. */
function spokenStage(panes) {
  const labels = panes.map((one) => one.label).join(" and ");
  return `${labels}, at ${Math.round(stage.zoom * 100)} percent`;
}

/** Draws a pane: its pictures, then the grid, the outlines and the label. */
function drawPane(one) {
  const { context } = stage;
  context.save();
  context.beginPath();
  context.rect(one.x, one.y, one.width, one.height);
  context.clip();
  context.translate(one.x, one.y);
  for (const layer of one.layers) drawLayer(layer, one);
  if (stage.zoom >= gridFromZoom) drawGrid(one);
  drawOutlines();
  if (one.divider !== undefined) drawLine(one.divider * one.width, one.height);
  if (one.x > 0) drawLine(0, one.height);
  drawLabel(one.label);
  context.restore();
}

/** Draws a picture, or that part of it which its layer shows. */
function drawLayer(layer, { width, height }) {
  const picture = layer.source === "difference" ? stage.difference : stage.pictures[layer.source];
  if (!picture) return;
  const { context, zoom, left, top } = stage;
  context.save();
  context.beginPath();
  context.rect(layer.from * width, 0, (layer.to - layer.from) * width, height);
  context.clip();
  context.globalAlpha = layer.opacity;
  context.globalCompositeOperation = layer.blend;
  context.imageSmoothingEnabled = zoom * devicePixelRatio < 2 && zoom !== 1;
  context.imageSmoothingQuality = "high";
  const size = [picture.naturalWidth ?? picture.width, picture.naturalHeight ?? picture.height];
  context.drawImage(picture, left, top, size[0] * zoom, size[1] * zoom);
  context.restore();
}

/** Draws the lines between pixels. */
function drawGrid({ width, height }) {
  const { context, zoom, left, top } = stage;
  const size = pictureSize();
  const right = Math.min(width, left + size.width * zoom);
  const bottom = Math.min(height, top + size.height * zoom);
  context.beginPath();
  for (let x = left + Math.ceil(Math.max(0, -left) / zoom) * zoom; x <= right; x += zoom) {
    context.moveTo(Math.round(x) + 0.5, Math.max(0, top));
    context.lineTo(Math.round(x) + 0.5, bottom);
  }
  for (let y = top + Math.ceil(Math.max(0, -top) / zoom) * zoom; y <= bottom; y += zoom) {
    context.moveTo(Math.max(0, left), Math.round(y) + 0.5);
    context.lineTo(right, Math.round(y) + 0.5);
  }
  context.strokeStyle = "rgba(128, 128, 128, 0.45)";
  context.lineWidth = 1;
  context.stroke();
}
