// The difference of two texts, line by line.

const largestTable = 4_000_000;
const contextLines = 3;
const mostLinesShown = 3000;

/** Compares two lists of lines: each entry is kept, removed or added, with its line numbers. */
function compareLines(before, after) {
  const start = commonStart(before, after);
  const [restBefore, restAfter] = [before.slice(start), after.slice(start)];
  const end = commonStart(restBefore.toReversed(), restAfter.toReversed());
  const middle = compareMiddle(
    restBefore.slice(0, restBefore.length - end), restAfter.slice(0, restAfter.length - end));
  const kept = (line) => ({ sign: " ", line });
  const [head, tail] = [before.slice(0, start), before.slice(before.length - end)];
  return numberLines([...head.map(kept), ...middle, ...tail.map(kept)]);
}

/** Counts the lines with which both lists begin. */
function commonStart(before, after) {
  const most = Math.min(before.length, after.length);
  let count = 0;
  while (count < most && before[count] === after[count]) count += 1;
  return count;
}

/** Compares what lies between the common begin and end, by the longest common subsequence. */
function compareMiddle(before, after) {
  const removed = (line) => ({ sign: "-", line });
  const added = (line) => ({ sign: "+", line });
  const isTooLong = before.length * after.length > largestTable;
  if (isTooLong) return [...before.map(removed), ...after.map(added)];
  const lengths = commonLengths(before, after);
  const entries = [];
  let [x, y] = [0, 0];
  while (x < before.length && y < after.length) {
    if (before[x] === after[y]) {
      entries.push({ sign: " ", line: before[x] });
      x += 1;
      y += 1;
    } else if (lengths[x + 1][y] >= lengths[x][y + 1]) entries.push(removed(before[x++]));
    else entries.push(added(after[y++]));
  }
  return [...entries, ...before.slice(x).map(removed), ...after.slice(y).map(added)];
}

/** The lengths of the longest common subsequences of all ends of two lists. */
function commonLengths(before, after) {
  const makeRow = () => new Uint32Array(after.length + 1);
  const lengths = Array.from({ length: before.length + 1 }, makeRow);
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
    const numbers = {
      before: entry.sign === "+" ? "" : (before += 1),
      after: entry.sign === "-" ? "" : (after += 1),
    };
    return { ...entry, ...numbers };
  });
}

/** Leaves out the lines that are far from every difference. */
function nearDifferences(entries) {
  const isNear = new Uint8Array(entries.length);
  entries.forEach((entry, place) => {
    const first = Math.max(0, place - contextLines);
    if (entry.sign !== " ") isNear.fill(1, first, place + contextLines + 1);
  });
  return entries.filter((_, place) => isNear[place]);
}

/** Makes the table of the lines that differ, with a gap where lines are left out. */
function makeLineTable(texts) {
  const [before, after] = [texts.expected ?? "", texts.actual ?? ""];
  const near = nearDifferences(compareLines(before.split("\n"), after.split("\n")));
  const body = element("tbody");
  let last = 0;
  for (const entry of near.slice(0, mostLinesShown)) {
    const place = Number(entry.before || entry.after);
    if (last && place > last + 1 && entry.sign === " ") body.append(gapRow());
    body.append(lineRow(entry));
    last = place;
  }
  const left = near.length - mostLinesShown;
  if (left > 0) body.append(noteRow(`${counted(left, "more line")} not shown`));
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
  const sign = element("span", { "aria-hidden": "true", text: entry.sign });
  const spoken = element("span", { class: "unseen", text: signWords[entry.sign] });
  return element("tr", { class: signClasses[entry.sign] },
    element("td", { class: "number", text: entry.before }),
    element("td", { class: "number", text: entry.after }),
    element("td", { class: "sign" }, sign, spoken),
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
