// Decisions: sent to the server one after the other, shown at once, and never lost silently.

const review = {
  decisions: new Map(),
  summary: null,
  sending: new Map(),
  notes: new Map(),
  unsent: [],
  away: false,
  revision: -1,
  queue: Promise.resolve(),
  queued: 0,
};

const decisionStates = { approve: "approved", refuse: "refused" };

/** Whether a case can be approved or refused. */
function isDecidable(index) {
  return Boolean(outcomeOf(cases[index]).decidable);
}

/** The decision on a case, be it with the server or on its way to it; null where there is none. */
function decisionOf(index) {
  const name = cases[index].n;
  return review.sending.get(name) ?? review.decisions.get(name) ?? null;
}

/** Whether a case waits for a decision. */
function isUndecided(index) {
  return isDecidable(index) && decisionOf(index) === null;
}

/** Whether decisions are accepted now; says why not where they are not. */
function acceptsDecisions() {
  if (!isServed) return false;
  if (review.away) announce("The server is away: decisions are not accepted.");
  return !review.away;
}

/** Decides on the case at hand, and moves on to the next one that waits for a decision. */
function decideCase(decision) {
  if (!acceptsDecisions() || current.chosen === null) return;
  if (!isDecidable(current.chosen)) return announce("This case cannot be approved or refused.");
  const next = nextUndecided([current.chosen]);
  decide([current.chosen], decision);
  if (next !== null) choose(next);
}

/** Decides on the group at hand, and moves on to the next one that waits for a decision. */
function decideGroup(decision) {
  const group = sectionAtHand();
  if (!acceptsDecisions() || !group) return;
  const decidable = group.cases.filter(isDecidable);
  if (decidable.length === 0) return announce("No case of this group can be approved or refused.");
  const waiting = decidable.filter(isUndecided);
  const next = nextUndecided(group.cases);
  decide(waiting.length > 0 ? waiting : decidable, decision);
  if (next !== null) choose(next);
  else if (waiting.length === 0) announce("Every group is decided.");
}

/** The next case after these that waits for a decision, from the top again at the end. */
function nextUndecided(decided) {
  const leaves = new Set(decided);
  const order = sections.flatMap((one) => one.cases).filter(makeFilter());
  const last = order.findLastIndex((index) => leaves.has(index));
  const inTurn = [...order.slice(last + 1), ...order.slice(0, last + 1)];
  return inTurn.find((index) => isUndecided(index) && !leaves.has(index)) ?? null;
}

/** Shows a decision on cases at once, and sends it after those before it. */
function decide(indices, decision) {
  const changed = indices.filter((index) => decisionOf(index) !== decisionStates[decision]);
  if (changed.length === 0) return;
  const goldens = changed.map((index) => cases[index]).map((one) => {
    return { name: one.n, seen: one.p ?? one.e ?? "" };
  });
  for (const { name } of goldens) {
    review.sending.set(name, decisionStates[decision]);
    review.notes.delete(name);
  }
  showDecisions();
  enqueue(() => send({ decision, goldens }));
}

/** Asks for something once all before it has been answered, and reads the state after the last. */
function enqueue(run) {
  review.queued += 1;
  review.queue = review.queue.then(run).then(() => {
    review.queued -= 1;
    refreshState();
  });
}

/** Sends a decision; where it does not arrive, it is kept, and the reader is told. */
async function send(batch) {
  try {
    const answer = await ask("api/decide", batch);
    takeResults(batch, answer.results);
  } catch (error) {
    keepUnsent(batch, error);
  }
  for (const { name } of batch.goldens) review.sending.delete(name);
  showDecisions();
}

/** Takes what the server made of a decision, and notes on each case what it did not accept. */
function takeResults(batch, results) {
  const states = new Map(results.map((one) => [one.name, one]));
  let refusals = 0;
  for (const { name } of batch.goldens) {
    const result = states.get(name) ?? { state: "unanswered" };
    if (result.state in decisionWords) review.decisions.set(name, result.state);
    else {
      refusals += 1;
      review.notes.set(name, noteOf(result));
    }
  }
  const taken = batch.goldens.length - refusals;
  const { word } = decisionWords[decisionStates[batch.decision]];
  if (taken) announce(`${word}: ${counted(taken, "case")}.`);
  if (refusals) tellRefusals(refusals);
}

/** The sentence on a case whose decision the server did not take. */
function noteOf(result) {
  const words = resultWords[result.state] ?? "The decision was not taken.";
  return [words, result.message].filter(Boolean).join(" ");
}

/** Says that the server did not take some decisions, with a way to them. */
function tellRefusals(count) {
  const show = button("Show", () => {
    endTrouble("refusals");
    choose(indexOfName.get([...review.notes.keys()].at(-1)));
  });
  const text = `${counted(count, "decision")} not taken: the reason stands at each case.`;
  tellTrouble("refusals", text, [show]);
}

/** Keeps a decision that has not arrived, and offers to send it again. */
function keepUnsent(batch, error) {
  review.unsent.push({ ...batch, reason: error.message });
  tellUnsent();
}

/** Says which decisions have not arrived, with buttons to send them again or drop them. */
function tellUnsent() {
  if (review.unsent.length === 0) return endTrouble("unsent");
  const count = review.unsent.reduce((sum, batch) => sum + batch.goldens.length, 0);
  const { reason } = review.unsent.at(-1);
  const text = `${counted(count, "decision")} did not reach the server (${reason}). `
    + "They do not count until they are sent.";
  tellTrouble("unsent", text, [button("Send again", resend), button("Drop", dropUnsent)]);
}

/** Sends the decisions again that have not arrived. */
function resend() {
  if (!acceptsDecisions()) return;
  const batches = review.unsent.splice(0);
  tellUnsent();
  for (const { decision, goldens } of batches) {
    for (const { name } of goldens) review.sending.set(name, decisionStates[decision]);
    enqueue(() => send({ decision, goldens }));
  }
  showDecisions();
}

/** Forgets the decisions that have not arrived, because the reader says so. */
function dropUnsent() {
  review.unsent = [];
  tellUnsent();
}

/** Takes the last decision of all back, and moves to where it was. */
function undo() {
  if (!acceptsDecisions()) return;
  enqueue(async () => {
    try {
      const answer = await ask("api/undo", {});
      await readState();
      showUndone(answer.results);
    } catch (error) {
      tellTrouble("undo", `Nothing was taken back: ${error.message}`);
    }
  });
}

/** Says what was taken back, and shows the first case of it. */
function showUndone(results) {
  showDecisions();
  const words = `Taken back: ${counted(results.length, "decision")}.`;
  announce(results.length ? words : "There is nothing to take back.");
  const first = results.find((one) => indexOfName.has(one.name));
  if (first) choose(indexOfName.get(first.name));
}
