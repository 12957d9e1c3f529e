// The views of a difference: each says which pictures it lays into which panes.

const whole = { from: 0, to: 1, opacity: 1, blend: "source-over" };

/** All views in the order of their keys; `sides` are the pictures that a view needs. */
const views = [
  { id: "expected", label: "Expected", sides: ["expected"],
    panes: () => [pane("Expected", "expected")] },
  { id: "actual", label: "Actual", sides: ["actual"],
    panes: () => [pane(kind.gallery ? "Picture" : "Actual", "actual")] },
  { id: "side", label: "Side by side", sides: ["expected", "actual"],
    panes: () => [pane("Expected", "expected"), pane("Actual", "actual")] },
  { id: "slider", label: "Slider", sides: ["expected", "actual"], tuning: "slider",
    panes: ({ fraction }) => [slidingPane(fraction)] },
  { id: "onion", label: "Onion skin", sides: ["expected", "actual"], tuning: "opacity",
    panes: ({ opacity }) => [onionPane(opacity)] },
  { id: "blink", label: "Blink", sides: ["expected", "actual"], tuning: "blink",
    panes: ({ blinked }) => [blinked ? pane("Actual", "actual") : pane("Expected", "expected")] },
  { id: "difference", label: "Difference", sides: ["expected", "actual"],
    panes: ({ difference }) => [difference ? pane("Difference", "difference") : blendedPane()] },
];

/** Finds a view by its id. */
function viewOfId(id) {
  return views.find((one) => one.id === id);
}

/** A pane that shows one picture. */
function pane(label, source) {
  return { label, layers: [{ ...whole, source }] };
}

/** A pane that shows the expected picture left of a divider, and the actual one right of it. */
function slidingPane(fraction) {
  const left = { ...whole, source: "expected", to: fraction };
  const right = { ...whole, source: "actual", from: fraction };
  return { label: "Expected │ Actual", divider: fraction, layers: [left, right] };
}

/** A pane that lays the actual picture over the expected one. */
function onionPane(opacity) {
  const label = `Actual over expected, ${Math.round(opacity * 100)} %`;
  const over = { ...whole, source: "actual", opacity };
  return { label, layers: [{ ...whole, source: "expected" }, over] };
}

/** A pane that subtracts the pictures while drawing, for pixels that cannot be read. */
function blendedPane() {
  const over = { ...whole, source: "actual", blend: "difference" };
  return { label: "Difference, subtracted", layers: [{ ...whole, source: "expected" }, over] };
}

/** Whether a view can show these pictures. */
function canShow(view, pictures) {
  return view.sides.every((side) => pictures[side]);
}

/** The view that is wanted, or else the one that shows what there is. */
function viewFor(pictures) {
  const wanted = viewOfId(current.view);
  if (canShow(wanted, pictures)) return wanted;
  return viewOfId(pictures.actual ? "actual" : "expected");
}
