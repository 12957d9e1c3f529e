// The page begins here.

/** Writes what the report is and how many of its cases fail. */
function showTitle() {
  const failing = cases.filter(fails).length;
  document.title = visible(`${report.title} – Afterimage`);
  byId("title").textContent = visible(report.title);
  const parts = kind.gallery && failing === 0
    ? [counted(cases.length, "picture")]
    : [`${failing.toLocaleString("en")} of ${counted(cases.length, "case")} to look at`];
  const words = [kind.word, ...parts, report.tool].filter((word) => word !== report.title);
  byId("counts").textContent = visible(words.join(" · "));
}

/** Connects the controls of the template. */
function connectControls() {
  let timer = null;
  byId("search").addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => change({ search: byId("search").value }), 80);
  });
  byId("search").addEventListener("keydown", (event) => {
    if (event.key === "Enter") leaveSearch();
  });
  byId("filtering").addEventListener("click", toggleFilters);
  byId("gridding").addEventListener("click", toggleGrid);
  byId("printing").addEventListener("click", printEvidence);
  byId("helping").addEventListener("click", showKeys);
  byId("back").addEventListener("click", closeCase);
  byId("skip").addEventListener("click", (event) => {
    event.preventDefault();
    byId("stage").focus();
  });
  document.addEventListener("keydown", onKey);
  window.addEventListener("popstate", followAddress);
}

/** Searches at once, and goes to the first case found. */
function leaveSearch() {
  change({ search: byId("search").value });
  byId("list").focus();
  moveTo(rows.findIndex(isStop));
}

/** Shows the case alone where list and case do not fit side by side. */
function showOpen() {
  document.body.classList.toggle("open", current.open);
}

/** Begins with what the address says, or else with the first case of the list. */
function begin() {
  if (isServed) hideKey();
  makeZooming();
  connectControls();
  listenToGestures();
  prepareForPrinter();
  document.body.classList.toggle("gallery", kind.gallery);
  showTitle();
  Object.assign(current, parseAddress(location.hash));
  makeRows();
  current.chosen ??= firstCase();
  notify(["open", "chosen", "search", "filters", "layout"]);
  if (isServed) listenToServer();
}

watch(["open", "layout"], showOpen);
watch(["search", "filters"], showFilters);
watch(["search"], () => {
  if (document.activeElement !== byId("search")) byId("search").value = current.search;
});
begin();
