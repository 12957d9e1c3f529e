// What stands beside the pictures: causes, message, verdict, the pixel and the view pointed at.

/** Shows the name, the state and the story of the case at hand. */
function showFacts() {
  const one = cases[current.chosen];
  byId("name").textContent = visible(one.n);
  byId("name").title = visible(one.n);
  byId("chips").replaceChildren(...chipsOf(one));
  byId("story").replaceChildren(...storyOf(one));
  byId("data-of-case").replaceChildren(makeTable(dataOf(one)));
  byId("pointed").replaceChildren();
}

/** Makes the chips of a case: its state, and its verdict where there is one. */
function chipsOf(one) {
  const decision = decisionOf(current.chosen);
  const verdict = one.v ? verdicts[one.v] ?? { word: one.v, tone: "caution" } : null;
  return [
    (fails(one) || !kind.gallery) && chip(outcomeOf(one).word, outcomeOf(one).tone),
    verdict && chip(`Verdict: ${verdict.word.toLowerCase()}`, verdict.tone),
    decision && chip(decisionWords[decision].word, decisionWords[decision].tone),
  ].filter(Boolean);
}

/** Makes a chip: a word with a dot of its tone. */
function chip(text, tone) {
  return element("li", { class: "chip" }, element("span", { class: `dot ${tone}` }), text);
}

/** Makes the sentences on a case: what it does to the verdict, its causes, its message. */
function storyOf(one) {
  const note = review.notes.get(one.n);
  const tone = one.v === "safe" ? "good" : one.v === "leaks" ? "bad" : "caution";
  return [
    note && element("p", { class: "note caution" }, ...sentence(note)),
    one.j && element("p", { class: `note ${tone}` }, ...sentence(one.j)),
    ...causesOf(one),
    one.m ? element("h3", { text: "Message" }) : null,
    ...(one.m ?? "").split("\n").filter(Boolean).map((line) => {
      return element("p", { class: "message" }, ...sentence(line));
    }),
  ].filter(Boolean);
}

/** Makes the list of the causes of a difference, where they are known. */
function causesOf(one) {
  if (!one.c?.length) return [];
  const causes = one.c.map((text) => element("li", {}, ...sentence(text)));
  const title = causes.length === 1 ? "Cause" : "Causes";
  return [element("h3", { text: title }), element("ul", { class: "causes" }, ...causes)];
}

/** What is known of a case, as names and values. */
function dataOf(one) {
  return [
    ["Screen", subjectOf(one)],
    ["Device", deviceOf(one)],
    ["Strategy", strategyOf(one) || "As the user sees it"],
    ["Appearance", one.a],
    ["Size", one.w ? `${one.w} × ${one.h} pixels` : null],
    [kind.gallery ? "Picture" : "Golden", one.n],
  ];
}

/** What the details tell of the difference, as names and values. */
function differenceData(detail) {
  return [
    ["Differing", detail.pixels === undefined ? null : counted(detail.pixels, "pixel")],
    ["Largest by", detail.largest === undefined ? null : `${detail.largest} of 255`],
    ["Clusters", detail.clusters?.length ? String(detail.clusters.length) : null],
    ["Details", detail.unread ?? null],
  ];
}

/** Makes a list of names and values; those without a value are left out. */
function makeTable(pairs) {
  const filled = pairs.filter(([, value]) => value);
  return element("dl", {}, ...filled.flatMap(([name, value]) => {
    return [element("dt", { text: name }), element("dd", { text: value })];
  }));
}

/** Points at a pixel: reads its values on both sides, and names the view there. */
async function probe(place) {
  stage.probe = place;
  showPointedView();
  redraw();
  await showReading(place);
}

/** Shows the values of the probed pixel on both sides. */
async function showReading(place) {
  const sides = [readPixels(stage.hashes.expected), readPixels(stage.hashes.actual)];
  const [expected, actual] = await Promise.all(sides);
  if (stage.probe === place) byId("reading").textContent = readingText(place, expected, actual);
}

/** Writes the values of a pixel on both sides, and by how much they differ. */
function readingText({ x, y }, expected, actual) {
  const place = `x ${x}, y ${y}`;
  if (!expected && !actual) return `${place} · pixel values cannot be read from this folder`;
  const [before, after] = [pixelAt(expected, x, y), pixelAt(actual, x, y)];
  if (!before && !after) return "";
  if (!before || !after) return `${place} · ${formatPixel(before ?? after)}`;
  const distance = pixelDistance(before, after);
  const words = distance ? `differ by ${distance}` : "same";
  return `${place} · expected ${formatPixel(before)} · actual ${formatPixel(after)} · ${words}`;
}

/** The view of one side that is drawn on top at a point; null where there is none. */
function viewAt(side, x, y) {
  const found = (side?.views ?? []).filter(({ f }) => {
    return x >= f[0] && y >= f[1] && x < f[0] + f[2] && y < f[1] + f[3];
  });
  return found.at(-1) ?? null;
}

/** Names the view below the probed pixel, and outlines it. */
function showPointedView() {
  const { detail } = stage;
  if (!detail || !stage.probe) return;
  const scale = detail.scale || 1;
  const [x, y] = [(stage.probe.x + 0.5) / scale, (stage.probe.y + 0.5) / scale];
  const [expected, actual] = [viewAt(detail.expected, x, y), viewAt(detail.actual, x, y)];
  const isExpected = stage.probe.pane.label === "Expected";
  const frame = (isExpected ? expected ?? actual : actual ?? expected)?.f;
  stage.highlight = frame ? frame.map((value) => value * scale) : null;
  byId("pointed").replaceChildren(...pointedSections(expected, actual));
}

/** Makes the description of the views below the pointer: one where both sides agree. */
function pointedSections(expected, actual) {
  const isSame = JSON.stringify(expected) === JSON.stringify(actual);
  const sides = isSame || kind.gallery
    ? [["Below the pointer", actual]]
    : [["Below the pointer, expected", expected], ["Below the pointer, actual", actual]];
  return sides.filter(([, view]) => view).flatMap(([title, view]) => {
    return [element("h3", { text: title }), makeTable(dataOfView(view))];
  });
}

/** What is known of a view, as names and values. */
function dataOfView(view) {
  const [x, y, width, height] = view.f;
  return [
    ["View", view.n ? `${view.n}, ${view.t}` : view.t],
    ["Frame", `${x}, ${y}, ${width} × ${height}`],
    ["Colours", view.c?.join("\n")],
    ["Source", view.l],
  ];
}
