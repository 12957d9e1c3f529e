// The server of a review: asking it, reading its decisions, and noticing when it goes away.

/** Asks the server, and turns every answer but success into an error with its words. */
async function ask(path, body) {
  const headers = { "X-Afterimage-Token": report.review.token, "Content-Type": "application/json" };
  const method = body === undefined ? "GET" : "POST";
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 300)}`.trim());
  return answer.json();
}

/** Takes the key out of the address, where it would be seen and remembered; a cookie has it from here on. */
function hideKey() {
  const address = new URL(location);
  if (!address.searchParams.has("token")) return;
  address.searchParams.delete("token");
  history.replaceState(null, "", address);
}

/** Reads all decisions from the server, and drops what it turns out to have received after all. */
async function readState() {
  const state = await ask("api/state");
  if (state.revision < review.revision) return;
  review.decisions = new Map(Object.entries(state.decisions));
  review.summary = state.summary;
  review.revision = state.revision;
  review.unsent = review.unsent.filter((batch) => batch.goldens.some(({ name }) => {
    return review.decisions.get(name) !== decisionStates[batch.decision];
  }));
  tellUnsent();
  endTrouble("state");
  showDecisions();
}

/** Listens to decisions of other windows, and notices when the server goes away and comes back. */
function listenToServer() {
  const source = new EventSource("api/events");
  source.onopen = () => {
    setAway(false);
    refreshState();
  };
  source.onmessage = (event) => {
    if (JSON.parse(event.data).revision !== review.revision) refreshState();
  };
  source.onerror = () => {
    setAway(true);
    if (source.readyState === EventSource.CLOSED) setTimeout(listenToServer, 3000);
  };
}

/** Reads the decisions anew unless own ones are on their way, and says so where that fails. */
function refreshState() {
  if (review.queued > 0 || review.away) return;
  readState().catch((error) => {
    tellTrouble("state", `The decisions could not be read: ${error.message}`);
  });
}

/** Stops or resumes accepting decisions. */
function setAway(away) {
  review.away = away;
  document.body.classList.toggle("away", away);
  if (away) tellTrouble("away", awayWords);
  else endTrouble("away");
  showDecisions();
}
