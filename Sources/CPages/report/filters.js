// Search and filters: which cases are shown, and how many each filter would show.

/** What cases are filtered by: each facet names the values that a case has. */
const facets = [
  { id: "state", label: "State", valuesOf: statesOf, wordOf: stateWord },
  { id: "screen", label: "Screen", valuesOf: (index) => [subjectOf(cases[index])] },
  { id: "device", label: "Device", valuesOf: (index) => [deviceOf(cases[index])] },
  { id: "strategy", label: "Strategy", valuesOf: (index) => [strategyOf(cases[index])],
    wordOf: (value) => value || "As the user sees it" },
  { id: "verdict", label: "Verdict", valuesOf: (index) => [cases[index].v ?? "none"],
    wordOf: (value) => verdicts[value]?.word ?? "No verdict" },
];

const stateWords = {
  failing: "All that fail", passing: "All that pass", undecided: "To be decided",
  approved: "Approved", refused: "Refused",
};

/** The states that a case counts for, from the widest to its own. */
function statesOf(index) {
  const states = [fails(cases[index]) ? "failing" : "passing"];
  if (isServed && isDecidable(index)) states.push(decisionOf(index) ?? "undecided");
  return [...states, cases[index].o];
}

/** What a state is called in the filter. */
function stateWord(state) {
  return stateWords[state] ?? outcomes[state]?.word ?? state;
}

let searchTexts = null;

/** The text of every case that a search looks through, made when it is first needed. */
function searchTextOf(index) {
  searchTexts ??= cases.map((one) => {
    const texts = [one.n, subjectOf(one), deviceOf(one), strategyOf(one), ...(one.c ?? [])];
    return texts.join("\n").toLowerCase();
  });
  return searchTexts[index];
}

/** Whether a case passes a facet's filter. */
function passesFacet(facet, index) {
  const wanted = current.filters[facet.id];
  return wanted === undefined || facet.valuesOf(index).includes(wanted);
}

/** Makes the test that a case is found by the search and passes all filters but one. */
function makeFilter(exceptFacet = null) {
  const words = current.search.toLowerCase().split(/\s+/).filter(Boolean);
  const active = facets.filter((one) => one !== exceptFacet && one.id in current.filters);
  return (index) => active.every((facet) => passesFacet(facet, index))
    && words.every((word) => searchTextOf(index).includes(word));
}

/** Counts the cases of each value of a facet among those that the other filters let pass. */
function countFacet(facet) {
  const passes = makeFilter(facet);
  const counts = new Map();
  cases.forEach((_, index) => {
    if (!passes(index)) return;
    for (const value of facet.valuesOf(index)) counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  return counts;
}

/** Shows the filters with the numbers of cases, where they are unfolded. */
function showFilters() {
  const active = Object.keys(current.filters).length;
  byId("filtering").textContent = active ? `Filters (${active})` : "Filters";
  if (byId("filters").hidden) return;
  const focused = document.activeElement?.id;
  const clear = button("Clear all", () => change({ filters: {}, search: "" }));
  byId("filters").replaceChildren(...facets.map(facetField), clear);
  byId(focused)?.focus();
}

/** Makes the labelled choice of one facet. */
function facetField(facet) {
  const counts = countFacet(facet);
  const wanted = current.filters[facet.id];
  if (wanted !== undefined && !counts.has(wanted)) counts.set(wanted, 0);
  const choice = element("select", { id: `filter-${facet.id}` }, new Option("Any", "any:"));
  for (const [value, count] of counts) choice.append(facetOption(facet, value, count));
  choice.value = wanted === undefined ? "any:" : `is:${wanted}`;
  choice.addEventListener("change", () => setFilter(facet.id, choice.value));
  const label = element("label", { for: choice.id, text: facet.label });
  return element("div", { class: "field" }, label, choice);
}

/** Makes one option, which tells how many cases it would show. */
function facetOption(facet, value, count) {
  const word = visible(facet.wordOf?.(value) ?? value).slice(0, 80);
  return new Option(`${word} (${count.toLocaleString("en")})`, `is:${value}`);
}

/** Sets or clears the filter of a facet. */
function setFilter(facetId, choice) {
  const filters = { ...current.filters };
  delete filters[facetId];
  if (choice.startsWith("is:")) filters[facetId] = choice.slice(3);
  change({ filters });
}

/** Unfolds or folds the filters, and moves the focus to where it is wanted next. */
function toggleFilters() {
  const panel = byId("filters");
  panel.hidden = !panel.hidden;
  byId("filtering").setAttribute("aria-expanded", String(!panel.hidden));
  showFilters();
  if (panel.hidden) byId("list").focus();
  else panel.querySelector("select").focus();
}
