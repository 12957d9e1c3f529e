// What the page shows at the moment, and its form in the address.

const facetIds = ["state", "screen", "device", "strategy", "verdict"];

const usualLayout = kind.gallery ? "grid" : "list";

const current = {
  chosen: null,
  pointedSection: null,
  open: false,
  view: "side",
  layout: usualLayout,
  search: "",
  filters: {},
  folded: new Set(sections.length > 1 && !kind.gallery ? ["passed"] : []),
};

/** Writes what is shown as the part of an address behind its `#`. */
function formatAddress() {
  const values = new URLSearchParams();
  if (current.open && current.chosen !== null) values.set("case", cases[current.chosen].n);
  if (current.view !== "side") values.set("view", current.view);
  if (current.layout !== usualLayout) values.set("layout", current.layout);
  if (current.search) values.set("search", current.search);
  for (const [facet, value] of Object.entries(current.filters)) {
    values.append("filter", `${facet}:${value}`);
  }
  return `#${values}`;
}

/** Reads what an address wants to be shown; a case that is not in this run is told by name. */
function parseAddress(hash) {
  const values = new URLSearchParams(hash.slice(1));
  const name = values.get("case");
  const chosen = indexOfName.get(name) ?? null;
  if (name !== null && chosen === null) tellMissingCase(name);
  return {
    ...(chosen === null ? {} : { chosen, pointedSection: null }),
    open: chosen !== null,
    view: viewOfId(values.get("view"))?.id ?? "side",
    layout: ["grid", "list"].find((one) => one === values.get("layout")) ?? usualLayout,
    search: values.get("search") ?? "",
    filters: parseFilters(values.getAll("filter")),
  };
}

/** Reads filters in the form "facet:value". */
function parseFilters(texts) {
  const pairs = texts.map((text) => [text.split(":")[0], text.slice(text.indexOf(":") + 1)]);
  return Object.fromEntries(pairs.filter(([facet]) => facetIds.includes(facet)));
}

/** Says that the case of an address is not in this run. */
function tellMissingCase(name) {
  tellTrouble("address", `This run has no case called ${name.slice(0, 200)}.`);
}

/** Shows what the address says, as after the browser's back and forward. */
function followAddress() {
  const wanted = parseAddress(location.hash);
  if (!wanted.open && isSideBySide()) wanted.chosen = firstCase();
  const sameFilters = JSON.stringify(wanted.filters) === JSON.stringify(current.filters);
  if (sameFilters) wanted.filters = current.filters;
  const parts = Object.keys(wanted).filter((part) => current[part] !== wanted[part]);
  Object.assign(current, wanted);
  notify(parts);
}
