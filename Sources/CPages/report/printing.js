// The report on paper, as evidence: each case that fails, one after the other.

const mostPrinted = 500;
let printedFor = null;

/** The cases that are printed: those found that fail, or all that are found in a gallery. */
function printedCases() {
  const passes = makeFilter();
  const found = sections.flatMap((one) => one.cases).filter(passes);
  return kind.gallery ? found : found.filter((index) => fails(cases[index]));
}

/** Makes the pages, unless they are there for this search and these filters. */
function preparePrint() {
  const state = JSON.stringify([current.search, current.filters, review.revision]);
  if (printedFor === state) return;
  printedFor = state;
  const found = printedCases();
  byId("evidence").replaceChildren(printedHead(found.length),
    ...found.slice(0, mostPrinted).map((index) => printedCase(index)));
  byId("evidence").hidden = false;
}

/** Makes the heading: title, tool, libraries, filters, and how many cases follow. */
function printedHead(count) {
  const filters = Object.entries(current.filters).map(([facet, value]) => `${facet}: ${value}`);
  if (current.search) filters.unshift(`search: ${current.search}`);
  const noun = kind.gallery ? "picture" : "failing case";
  const more = count > mostPrinted ? `, the first ${mostPrinted} of which follow` : "";
  return element("header", {},
    element("h1", { text: report.title }),
    element("p", { text: `${counted(cases.length, "case")}, ${counted(count, noun)}${more}` }),
    makeTable([
      ["Tool", report.tool], ["Libraries", report.libraries], ["Filters", filters.join(", ")],
    ]));
}

/** Makes the evidence of a case. */
function printedCase(index) {
  const one = cases[index];
  const pairs = [
    ["State", outcomeOf(one).word],
    ["Verdict", one.v ? verdicts[one.v]?.word ?? one.v : null],
    ["Decision", decisionOf(index) ? decisionWords[decisionOf(index)].word : null],
    ...dataOf(one).slice(0, -1),
  ];
  return element("article", {},
    element("h2", { text: one.n.slice(0, 400) }),
    makeTable(pairs), ...storyOf(one), printedPictures(index));
}

/** Makes the pictures of a case, or the lines that differ. */
function printedPictures(index) {
  const one = cases[index];
  if (isText(one)) return printedLines(index);
  const sides = kind.gallery
    ? [["Picture", actualOf(one)]] : [["Expected", one.e], ["Actual", actualOf(one)]];
  const figures = sides.filter(([, hash]) => hash).map(([title, hash]) => figure(title, hash));
  return element("div", { class: "figures" }, ...figures);
}

/** Makes a picture with its title. */
function figure(title, hash) {
  return element("figure", {},
    element("img", { src: pictureAddress(hash), alt: title }),
    element("figcaption", { text: title }));
}

/** Makes the place for the lines that differ, which come with the details. */
function printedLines(index) {
  const place = element("div");
  place.filled = readDetail(index).then((detail) => {
    if (detail?.texts) place.append(makeLineTable(detail.texts));
  });
  return place;
}

/** Prints once all pictures and lines are there. */
async function printEvidence() {
  announce("The pages are being made.");
  preparePrint();
  const evidence = byId("evidence");
  const pictures = [...evidence.querySelectorAll("img")].map((one) => one.decode());
  const lines = [...evidence.querySelectorAll("div")].map((one) => one.filled);
  await Promise.allSettled([...pictures, ...lines]);
  window.print();
}

/** Makes the pages for a browser without a window, which prints `index.html?print`. */
function prepareForPrinter() {
  window.addEventListener("beforeprint", preparePrint);
  if (new URLSearchParams(location.search).has("print")) preparePrint();
}
