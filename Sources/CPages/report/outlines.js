// What is drawn over the pictures: clusters, the view below the pointer, the probe, labels.

const outlineColors = { cluster: "#ff0080", chosen: "#ff9500", view: "#0a84ff", probe: "#34c759" };

/** Outlines the clusters, the view below the pointer and the probed pixel. */
function drawOutlines() {
  stage.clusters.forEach((one, place) => {
    outline(one, place === stage.cluster ? outlineColors.chosen : outlineColors.cluster, 3);
  });
  if (stage.highlight) outline(stage.highlight, outlineColors.view, 0);
  if (stage.probe && stage.zoom >= gridFromZoom) {
    outline([stage.probe.x, stage.probe.y, 1, 1], outlineColors.probe, 0);
  }
}

/** Outlines a rectangle of the picture in a colour on white, some points outside of it. */
function outline([x, y, width, height], color, outside) {
  const { context, zoom, left, top } = stage;
  const place = [
    left + x * zoom - outside, top + y * zoom - outside,
    width * zoom + 2 * outside, height * zoom + 2 * outside,
  ];
  context.lineWidth = 4;
  context.strokeStyle = "rgba(255, 255, 255, 0.7)";
  context.strokeRect(...place);
  context.lineWidth = 2;
  context.strokeStyle = color;
  context.strokeRect(...place);
}

/** Draws an upright line: a divider, or the edge between two panes. */
function drawLine(x, height) {
  const { context } = stage;
  context.fillStyle = "rgba(255, 255, 255, 0.8)";
  context.fillRect(x - 1.5, 0, 3, height);
  context.fillStyle = "rgba(0, 0, 0, 0.75)";
  context.fillRect(x - 0.5, 0, 1, height);
}

/** Writes what a pane shows into its corner. */
function drawLabel(text) {
  const { context } = stage;
  context.font = "600 12px system-ui, sans-serif";
  const width = context.measureText(text).width + 16;
  context.fillStyle = "rgba(20, 20, 24, 0.8)";
  context.beginPath();
  context.roundRect(8, 8, width, 22, 11);
  context.fill();
  context.fillStyle = "#fff";
  context.fillText(text, 16, 23);
}
