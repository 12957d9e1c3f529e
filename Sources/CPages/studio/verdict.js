// What the picture that is kept tells: the verdict, why, and the figures of the ledger as bars.

const verdictDetail = new Detail(0, "verdict", showFigures);

/** Asks for the verdict on the strategy at hand. */
function loadVerdict() {
  const words = strategyAtHand();
  const strategy = strategyOfName(nameOfStrategy(words));
  const isReady = current.input && strategy && !lacksOption(strategy, words);
  verdictDetail.want(isReady ? addressUnder(words, "verdict") : null);
}

/** Takes the event that a verdict is there which was pending when it was asked for. */
function takeVerdict({ key, input, verdict }) {
  if (input && inputOf(input)) {
    inputOf(input).verdict = verdict;
    gallery.refresh();
    showVerdictFilter();
  }
  if (!key) return;
  const details = [verdictDetail, ...[...cardDetails.values()].map((one) => one.verdict)];
  for (const one of details) if (isKeyOf(key, one)) one.reload();
}

/** Whether a key is that of an answer which was not complete. */
function isKeyOf(key, { value }) {
  return Boolean(value?.pending || value?.attacking) && value.key === key;
}

/** What the picture of a moment tells: the verdict has that of all moments, once it is there. */
function disclosureOf({ index }) {
  return disclosures[verdictDetail.value?.disclosures?.[index]] ?? disclosures.pending;
}

/** Shows the verdict, and of each secret what can be read. */
function showFigures(value) {
  const box = byId("figures");
  box.classList.remove("stale");
  if (story.value) showLanes();
  if (!value) return box.replaceChildren();
  if (value.pending) {
    return box.replaceChildren(element("p", { class: "looking" }, "Looking for what the picture tells…"));
  }
  const attacking = value.attacking
    ? element("p", { class: "looking", text: "Attacks are at work on what leaks: figures follow." }) : "";
  box.replaceChildren(...verdictWords(value), attacking, ...(value.secrets ?? []).map(secretFigures));
}

/** Makes the verdict with its sentences. */
function verdictWords({ verdict, sentences = [], milliseconds }) {
  const { word, tone } = verdictOf(verdict);
  const time = milliseconds ? `${Math.round(milliseconds)} ms` : null;
  const head = element("p", { class: "verdict" },
    element("span", { class: `badge ${tone}`, text: word }),
    time && element("span", { class: "time", text: time }));
  const why = sentences.map((text) => element("p", { class: "why" }, ...sentence(text)));
  if (why.length < 2) return [head, ...why];
  const summary = element("summary", { text: `${why.length} sentences on why` });
  return [head, element("details", {}, summary, ...why)];
}

/** Makes what is known of a secret: its verdict, the sentence, its place and its figures. */
function secretFigures(secret) {
  const { word, tone } = verdictOf(secret.verdict);
  const place = placeText(secret.place);
  return element("article", { class: "secret" },
    element("header", {},
      element("span", { class: `dot ${tone}` }),
      button(secret.view ?? "", () => chooseSecret(secret), { class: "link", title: "Show the view" }),
      element("span", { class: `second ${tone}`, text: word })),
    secret.sentence ? element("p", {}, ...sentence(secret.sentence)) : null,
    ...(secret.ledger ?? []).map(bitsFigure),
    place ? element("p", { class: "place" }, element("code", { text: place })) : null);
}

/** Chooses the view of a secret, where it is in sight. */
function chooseSecret(secret) {
  const view = viewsListed.find((one) => one.name === secret.view);
  if (view) change({ view: view.path, secrets: true });
  else announce("This view is not in sight here.");
}

/** Makes the bar of an attack: what it surely learns, and what it may learn, of all there is. */
function bitsFigure({ adversary, kind, prior, lower, upper, result }) {
  const [least, most, all] = [lower ?? 0, upper ?? prior ?? 0, prior || upper || 1];
  const text = bitsText(lower, upper, prior);
  const sure = element("span", { class: "sure" });
  const possible = element("span", { class: "possible" });
  sure.style.width = `${Math.min(100, least / all * 100)}%`;
  possible.style.width = `${Math.min(100, most / all * 100)}%`;
  const untold = [kind, result].filter((one) => one && !(adversary ?? "").includes(one));
  const title = untold.map(spoken).join(": ");
  return element("figure", {},
    element("figcaption", {}, ...sentence(adversary ?? "")),
    element("div", { class: "bits", role: "img", "aria-label": text }, possible, sure),
    element("p", { class: "amount" }, text, title ? element("span", { text: title }) : null));
}

/** Writes bits as a range of all there are: "20.1 to 33.2 of 33.2 bits". */
function bitsText(lower, upper, prior) {
  const write = (bits) => (Math.round(bits * 10) / 10).toFixed(1);
  const known = [lower, upper].filter((bits) => typeof bits === "number").map(write);
  const range = known[0] === known[1] ? known.slice(0, 1) : known;
  const all = typeof prior === "number" ? ` of ${write(prior)}` : "";
  return known.length ? `${range.join(" to ")}${all} bits` : `unknown${all} bits`;
}
