// The list of cases, or the grid of their pictures.

const rowHeight = 60;
const cellShape = { width: 168, height: 250 };

const list = new Scroller(byId("list"), (place) => makeRow(rows[place], place));

/** Makes the rows anew, and shows them. */
function showRows() {
  makeRows();
  const isGrid = current.layout === "grid";
  byId("list").setAttribute("role", isGrid ? "listbox" : "tree");
  document.body.dataset.layout = current.layout;
  byId("gridding").setAttribute("aria-pressed", String(isGrid));
  byId("found").textContent = foundText();
  const shape = isGrid
    ? { height: cellShape.height, minimumWidth: cellShape.width }
    : { height: rowHeight, minimumWidth: null };
  list.reset({ ...shape, count: rows.length, kept: null });
  showActiveRow();
}

/** Says how many cases are shown. */
function foundText() {
  if (shownCount === 0) return "No case is found. Esc clears the search and the filters.";
  if (shownCount === cases.length) return counted(shownCount, "case");
  return `${shownCount.toLocaleString("en")} of ${counted(cases.length, "case")}`;
}

/** Scrolls to the row at hand, and tells it to screen readers. */
function showActiveRow() {
  const place = rowPlaces.get(keyAtHand()) ?? null;
  list.keep(place);
  for (const [other, item] of list.items) markActive(item, other === place);
  if (place === null) byId("list").removeAttribute("aria-activedescendant");
  else byId("list").setAttribute("aria-activedescendant", `row-${place}`);
}

/** Marks the row at hand, and unmarks all others. */
function markActive(item, isActive) {
  item.classList.toggle("active", isActive);
  item.setAttribute("aria-selected", String(isActive));
}

/** Makes the element of a row. */
function makeRow(row, place) {
  const made = row.index === null ? makeHeading(row) : makeCaseRow(row);
  made.id = `row-${place}`;
  markActive(made, keyOfRow(row) === keyAtHand());
  return made;
}

/** Makes the heading of a section, which folds it. */
function makeHeading(row) {
  const folded = current.folded.has(row.section.id);
  const left = isServed ? row.found.filter(isUndecided).length : 0;
  const words = [row.section.sentence.slice(0, 400), counted(row.found.length, "case")];
  if (left > 0) words.push(`${left} to decide`);
  return element("div", {
    class: "row section", role: "treeitem", "aria-level": "1", "aria-expanded": String(!folded),
    "aria-label": visible(words.join(", ")),
    onclick: () => fold(row.section, !folded),
  },
  element("span", { class: "arrow", "aria-hidden": "true" }),
  element("span", { class: "sentence" }, ...sentence(row.section.sentence.slice(0, 400))),
  element("span", { class: "count", text: row.found.length.toLocaleString("en") }),
  headingMark(row));
}

/** Makes the mark of a section that is decided as a whole. */
function headingMark(row) {
  if (!isServed || !row.found.some(isDecidable) || row.found.some(isUndecided)) return null;
  return element("span", { class: "mark good", text: "✓", title: "All decided" });
}

/** Makes the row, or the cell, of a case. */
function makeCaseRow(row) {
  const one = cases[row.index];
  const isGrid = current.layout === "grid";
  return element("div", {
    class: `${isGrid ? "cell" : "row case"}`, role: isGrid ? "option" : "treeitem",
    "aria-level": isGrid ? null : "2", "aria-setsize": String(row.of),
    "aria-posinset": String(row.place), "aria-label": spokenCase(row.index),
    onclick: () => choose(row.index),
  },
  makeThumbnail(one),
  element("span", { class: "words" },
    element("span", { class: "first", text: titleOf(one) }),
    element("span", { class: "second", text: variantOf(one) })),
  makeMark(row.index));
}

/** What a screen reader says of a case: its state first, then its name. */
function spokenCase(index) {
  const decision = decisionOf(index);
  const words = [outcomeOf(cases[index]).word, decision ? decisionWords[decision].word : null];
  return visible(`${words.filter(Boolean).join(", ")}: ${cases[index].n.slice(0, 300)}`);
}

/** Makes the mark of a case's decision, or else of its state. */
function makeMark(index) {
  const decision = decisionOf(index);
  if (decision) {
    const text = decision === "approved" ? "✓" : "✕";
    return element("span", { class: `mark ${decisionWords[decision].tone}`, text });
  }
  const tone = review.notes.has(cases[index].n) ? "caution" : toneOf(cases[index]);
  return element("span", { class: `dot ${tone}`, title: outcomeOf(cases[index]).word });
}

/** The tone of a case: that of its verdict in a gallery, and else of its state. */
function toneOf(one) {
  return kind.gallery && one.v ? verdicts[one.v]?.tone ?? "caution" : outcomeOf(one).tone;
}

watch(["search", "filters", "folded", "layout"], showRows);
watch(["chosen", "pointedSection"], showActiveRow);
