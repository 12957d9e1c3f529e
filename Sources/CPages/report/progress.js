// How far the review has come, the buttons for decisions, and the summary at its end.

let hasSummed = false;

/** Shows all that depends on decisions. */
function showDecisions() {
  list.refresh();
  showActiveRow();
  showProgress();
  showDeciding();
  if (current.chosen === null) return;
  byId("chips").replaceChildren(...chipsOf(cases[current.chosen]));
  byId("story").replaceChildren(...storyOf(cases[current.chosen]));
}

/** Shows how many cases are decided, and the summary once none is left. */
function showProgress() {
  if (!review.summary) return;
  const { approved, refused, pending } = review.summary;
  const text = `${approved} approved, ${refused} refused, ${pending} to decide`;
  const bar = element("progress", {
    max: String(approved + refused + pending || 1), value: String(approved + refused),
    "aria-label": "Decided",
  });
  byId("progress").replaceChildren(bar, element("span", { text }),
    button("Undo", undo, { "aria-keyshortcuts": "u", disabled: review.away }),
    button("Summary", showSummary, { "aria-keyshortcuts": "s", disabled: review.away }));
  byId("progress").hidden = false;
  if (pending === 0 && approved + refused > 0 && !hasSummed) showSummary();
  hasSummed = pending === 0;
}

/** Shows the buttons that decide on the case and on the group at hand. */
function showDeciding() {
  const box = byId("deciding");
  box.hidden = !isServed || current.chosen === null || !isDecidable(current.chosen);
  if (box.hidden) return;
  const group = sectionOfCase.get(current.chosen);
  const count = group.cases.filter(isDecidable).length;
  box.replaceChildren(
    decisionButton("Approve", "y", "approve", () => decideCase("approve")),
    decisionButton("Refuse", "n", "refuse", () => decideCase("refuse")),
    decisionButton(`Approve all ${count}`, "g", "approve", () => decideGroup("approve")),
    decisionButton(`Refuse all ${count}`, "Shift+G", "refuse", () => decideGroup("refuse")),
    ...leakWarning(group));
}

/** Makes a button for a decision, which shows its key. */
function decisionButton(text, key, look, run) {
  const shown = key.length === 1 ? key.toUpperCase() : "⇧G";
  return element("button", {
    type: "button", class: look, onclick: run, disabled: review.away, "aria-keyshortcuts": key,
  }, text, element("kbd", { text: shown, "aria-hidden": "true" }));
}

/** Warns of cases of the group in whose pictures something sensitive shows. */
function leakWarning(group) {
  const leaks = group.cases.filter((index) => isDecidable(index) && cases[index].v === "leaks");
  if (leaks.length === 0) return [];
  const text = `${counted(leaks.length, "case")} of this group would leak.`;
  return [element("p", { class: "note bad", text })];
}

/** Shows what was decided, and the commands that keep it. */
async function showSummary() {
  if (!isServed) return;
  try {
    const summary = await ask("api/summary");
    const approved = counted(summary.approved.length, "golden");
    openDialog("Summary",
      element("p", { text: `${approved} approved, ${summary.refused.length} refused.` }),
      ...nameList("Refused", summary.refused), ...nameList("Approved", summary.approved),
      ...commandsOf(summary));
  } catch (error) {
    tellTrouble("summary", `The summary could not be read: ${error.message}`);
  }
}

/** Makes a list of names that unfolds; nothing where it is empty. */
function nameList(title, names) {
  if (names.length === 0) return [];
  const items = names.map((text) => element("li", { text }));
  const head = element("summary", { text: `${title} (${names.length})` });
  return [element("details", {}, head, element("ul", {}, ...items))];
}

/** Makes the commands that keep the decisions, with a button that copies them. */
function commandsOf(summary) {
  if (summary.commands.length === 0) return [];
  const text = summary.commands.join("\n");
  const copy = button("Copy", async () => {
    const copied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
    copy.textContent = copied ? "Copied" : "Select and copy by hand";
    announce(copy.textContent);
  });
  return [element("h3", { text: "To keep them" }), element("pre", { tabindex: "0", text }), copy];
}
