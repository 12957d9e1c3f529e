// The difference of two texts, line by line.

const largestTable = 4_000_000;
const contextLines = 3;
const mostLinesShown = 3000;

/** Compares two lists of lines: each entry is kept, removed or added, with its line numbers. */
function compareLines(before, after) {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const middle = compareMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end));
  const kept = (line) => ({ sign: " ", line });
  const entries = [
    ...before.slice(0, start).map(kept), ...middle, ...before.slice(before.length - end).map(kept),
  ];
  return numberLines(entries);
}

/** Compares what lies between the common begin and end, by the longest common subsequence. */
function compareMiddle(before, after) {
  const removed = (line) => ({ sign: "-", line });
  const added = (line) => ({ sign: "+", line });
  if (before.length * after.length > largestTable) return [...before.map(removed), ...after.map(added)];
  const lengths = commonLengths(before, after);
  const entries = [];
  let [x, y] = [0, 0];
  while (x < before.length || y < after.length) {
    if (x < before.length && y < after.length && before[x] === after[y]) {
      entries.push({ sign: " ", line: before[x] });
      x += 1;
      y += 1;
    } else if (y === after.length || (x < before.length && lengths[x + 1][y] >= lengths[x][y + 1])) {
      entries.push(removed(before[x++]));
    } else entries.push(added(after[y++]));
  }
  return entries;
}

/** The lengths of the longest common subsequences of all ends of two lists. */
function commonLengths(before, after) {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let x = before.length - 1; x >= 0; x -= 1) {
    for (let y = after.length - 1; y >= 0; y -= 1) {
      lengths[x][y] = before[x] === after[y]
        ? lengths[x + 1][y + 1] + 1 : Math.max(lengths[x + 1][y], lengths[x][y + 1]);
    }
  }
  return lengths;
}

/** Gives each entry the numbers of its lines on both sides. */
function numberLines(entries) {
  let [before, after] = [0, 0];
  return entries.map((entry) => {
    if (entry.sign !== "+") before += 1;
    if (entry.sign !== "-") after += 1;
    return { ...entry, before: entry.sign === "+" ? "" : before, after: entry.sign === "-" ? "" : after };
  });
}

/** Leaves out the lines that are far from every difference. */
function nearDifferences(entries) {
  const isNear = new Uint8Array(entries.length);
  entries.forEach((entry, place) => {
    if (entry.sign !== " ") isNear.fill(1, Math.max(0, place - contextLines), place + contextLines + 1);
  });
  return entries.filter((_, place) => isNear[place]);
}

/** Makes the table of the lines that differ, with a gap where lines are left out. */
function makeLineTable(texts) {
  const entries = compareLines((texts.expected ?? "").split("\n"), (texts.actual ?? "").split("\n"));
  const near = nearDifferences(entries);
  const body = element("tbody");
  let last = 0;
  for (const entry of near.slice(0, mostLinesShown)) {
    const place = Number(entry.before || entry.after);
    if (last && place > last + 1 && entry.sign === " ") body.append(gapRow());
    body.append(lineRow(entry));
    last = place;
  }
  if (near.length > mostLinesShown) body.append(noteRow(`${near.length - mostLinesShown} more lines differ`));
  if (near.length === 0) body.append(noteRow("No line differs"));
  return element("table", { class: "lines" }, lineHead(), body);
}

/** Makes the head of the table of lines. */
function lineHead() {
  const names = ["Expected", "Actual", "", "Line"];
  return element("thead", { class: "unseen" }, element("tr", {}, ...names.map((text) => {
    return element(text ? "th" : "td", text ? { text, scope: "col" } : {});
  })));
}

const signWords = { "-": "only expected", "+": "only actual", " ": "" };
const signClasses = { "-": "removed", "+": "added", " ": "kept" };

/** Makes the row of a line. */
function lineRow(entry) {
  const spoken = element("span", { class: "unseen", text: signWords[entry.sign] });
  return element("tr", { class: signClasses[entry.sign] },
    element("td", { class: "number", text: entry.before }), element("td", { class: "number", text: entry.after }),
    element("td", { class: "sign" }, element("span", { "aria-hidden": "true", text: entry.sign }), spoken),
    element("td", {}, element("code", { text: entry.line })));
}

/** Makes the row that stands for lines left out. */
function gapRow() {
  return noteRow("…");
}

/** Makes a row with a remark. */
function noteRow(text) {
  return element("tr", { class: "note" }, element("td", { colspan: "4", text }));
}
