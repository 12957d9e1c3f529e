// What is drawn over the pictures: secrets, the chosen view, the view below the pointer, labels.

const outlineColors = { secret: "#d70051", chosen: "#0a6cff", hovered: "#0a6cff" };

/** Outlines the secrets where that is wanted, and the views pointed at. */
function drawOutlines(slot) {
  const views = slot.views?.views ?? [];
  if (!slot.pane?.hasViews) return;
  if (current.secrets) for (const view of views) if (view.sensitive) drawSecret(view);
  const hovered = views.find((view) => view.path === stage.hovered);
  const chosen = views.find((view) => view.path === current.view);
  if (hovered && hovered !== chosen) outline(hovered.frame, outlineColors.hovered, 1);
  if (chosen) outline(chosen.frame, outlineColors.chosen, 2);
}

/** Outlines a secret, tints it, and writes its name above it where there is room. */
function drawSecret(view) {
  const { context, zoom, left, top } = stage;
  const [x, y, width, height] = view.frame;
  context.fillStyle = "rgba(215, 0, 81, 0.14)";
  context.fillRect(left + x * zoom, top + y * zoom, width * zoom, height * zoom);
  outline(view.frame, outlineColors.secret, 1.5);
  if (width * zoom < 40) return;
  context.font = "600 10px system-ui, sans-serif";
  const name = visible(view.name ?? view.kind ?? "").slice(0, 40);
  const length = context.measureText(name).width + 8;
  context.fillStyle = outlineColors.secret;
  context.fillRect(left + (x + width) * zoom - length + 1, top + y * zoom - 14, length, 14);
  context.fillStyle = "#fff";
  context.fillText(name, left + (x + width) * zoom - length + 5, top + y * zoom - 4);
}

/** Outlines a rectangle in points, in a colour on white. */
function outline([x, y, width, height], color, thickness) {
  const { context, zoom, left, top } = stage;
  const place = [left + x * zoom - 0.5, top + y * zoom - 0.5, width * zoom + 1, height * zoom + 1];
  context.lineWidth = thickness + 2;
  context.strokeStyle = "rgba(255, 255, 255, 0.75)";
  context.strokeRect(...place);
  context.lineWidth = thickness;
  context.strokeStyle = color;
  context.strokeRect(...place);
}

/** Draws the line between two panes. */
function drawDivider(height) {
  stage.context.fillStyle = "rgba(128, 128, 136, 0.5)";
  stage.context.fillRect(-0.5, 0, 1, height);
}

/** Writes what a pane shows into its corner, shortened where it is too long. */
function drawLabel(text, room) {
  const { context } = stage;
  context.font = "600 12px system-ui, sans-serif";
  let shown = visible(text);
  while (shown.length > 4 && context.measureText(shown).width > room - 40) {
    shown = `${shown.slice(0, -4)}…`;
  }
  context.fillStyle = "rgba(20, 20, 24, 0.82)";
  context.beginPath();
  context.roundRect(10, 10, context.measureText(shown).width + 20, 24, 12);
  context.fill();
  context.fillStyle = "#fff";
  context.fillText(shown, 20, 26);
}
