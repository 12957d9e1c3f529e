// The rows of the list: headings and their cases, as search, filters and folds leave them.

let rows = [];
let rowPlaces = new Map();
let shownCount = 0;

/** The key by which a row is found again after the rows have changed. */
function keyOfRow(row) {
  return row.index === null ? `section ${row.section.id}` : `case ${row.index}`;
}

/** The key of the row that the keyboard stands on. */
function keyAtHand() {
  if (current.pointedSection !== null) return `section ${current.pointedSection}`;
  return `case ${current.chosen}`;
}

/** Makes the rows anew from search, filters, folds and layout. */
function makeRows() {
  const passes = makeFilter();
  const parts = sections.map((one) => ({ section: one, found: one.cases.filter(passes) }));
  const filled = parts.filter((part) => part.found.length > 0);
  shownCount = filled.reduce((sum, part) => sum + part.found.length, 0);
  rows = current.layout === "grid" ? filled.flatMap(caseRows) : filled.flatMap(sectionRows);
  rowPlaces = new Map(rows.map((row, place) => [keyOfRow(row), place]));
}

/** Makes the rows of a section: its heading, and its cases unless it is folded. */
function sectionRows(part) {
  const heading = { index: null, section: part.section, found: part.found };
  return current.folded.has(part.section.id) ? [heading] : [heading, ...caseRows(part)];
}

/** Makes the rows of a section's cases. */
function caseRows(part) {
  return part.found.map((index, place) => {
    return { index, section: part.section, place: place + 1, of: part.found.length };
  });
}

/** The first case of the list, which is shown where the address names none; null without cases. */
function firstCase() {
  return rows.find((row) => row.index !== null)?.index ?? null;
}

/** Shows a case, and says whether it is opened where only one of list and case fits. */
function choose(index, open = true) {
  change({ chosen: index, pointedSection: null, open });
}

/** Moves to a row: to its case, or to the heading of a folded section. */
function moveTo(place) {
  const row = rows[place];
  if (!row) return;
  if (row.index !== null) choose(row.index, isSideBySide() || current.open);
  else change({ pointedSection: row.section.id });
}

/** Whether list and case are both in sight. */
function isSideBySide() {
  return current.layout === "list" && !matchMedia("(max-width: 759px)").matches;
}

/** Whether the keyboard stops at a row: at cases, and at headings whose cases are folded away. */
function isStop(row) {
  return row.index !== null || current.folded.has(row.section.id);
}

/** Moves to the nearest row in a direction at which the keyboard stops. */
function step(direction, count = 1) {
  const outside = direction > 0 ? -1 : rows.length;
  let place = (rowPlaces.get(keyAtHand()) ?? outside) + direction * count;
  while (rows[place] && !isStop(rows[place])) place += direction;
  moveTo(place);
}

/** Moves to the first case of the next or previous section. */
function stepSection(direction) {
  const shown = [...new Set(rows.map((row) => row.section))];
  const target = shown[shown.indexOf(sectionAtHand()) + direction];
  if (!target) return;
  moveTo(rows.findIndex((row) => row.section === target && isStop(row)));
}

/** The section that the keyboard stands in. */
function sectionAtHand() {
  if (current.pointedSection === null) return sectionOfCase.get(current.chosen) ?? null;
  return sections.find((one) => one.id === current.pointedSection) ?? null;
}

/** Folds or unfolds a section, and keeps the keyboard on a row that is still there. */
function fold(target, folds) {
  if (!target || current.layout === "grid") return;
  const folded = new Set(current.folded);
  if (folds) folded.add(target.id);
  else folded.delete(target.id);
  const isInside = sectionAtHand() === target;
  change({ folded, ...(isInside && folds ? { pointedSection: target.id } : {}) });
  if (isInside && !folds) moveTo(rowPlaces.get(`section ${target.id}`) + 1);
}
