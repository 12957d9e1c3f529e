// Every strategy as a card with its picture and verdict, and the words by which one is asked for.

const ownStrategy = {
  name: "own", options: [],
  about: "What the story itself does to protect what it shows.",
};
const tunedStrategies = new Map();
const cardDetails = new Map();

/** The strategies that can be chosen for the shown input. */
function strategiesAtHand() {
  return isScenario() ? [ownStrategy, ...studio.strategies] : studio.strategies;
}

/** The name in the words of a strategy: "blur" of "blur:radius=12". */
function nameOfStrategy(words) {
  return words.split(":")[0];
}

/** What a strategy is called here. */
function strategyTitle(name) {
  return name === "own" ? "Own rules" : spoken(name);
}

/** The words by which a strategy is asked for, with what was last tuned about it. */
function wordsOfStrategy(name) {
  return nameOfStrategy(strategyAtHand()) === name ? strategyAtHand() : tunedStrategies.get(name) ?? name;
}

/** Whether a strategy still lacks something without which it cannot be drawn. */
function lacksOption(strategy, words) {
  const values = optionsOf(words);
  return (strategy.options ?? []).some((one) => one.required && !values.has(one.name));
}

/** Chooses a strategy, and shows the picture that is kept under it. */
function chooseStrategy(name) {
  const mode = current.mode === "screen" ? "kept" : current.mode;
  change({ strategy: wordsOfStrategy(name), mode });
}

/** Chooses the next or previous strategy. */
function stepStrategy(direction) {
  const names = strategiesAtHand().map((one) => one.name);
  const at = names.indexOf(nameOfStrategy(strategyAtHand()));
  const name = names[(at + direction + names.length) % names.length];
  chooseStrategy(name);
  announce(strategyTitle(name));
}

/** Shows the cards of all strategies. */
function showCards() {
  const { activeElement } = document;
  const hadFocus = byId("cards").contains(activeElement);
  byId("cards").replaceChildren(...strategiesAtHand().map(makeCard));
  if (hadFocus) byId("cards").querySelector("[aria-checked=true]")?.focus();
}

/** Makes the card of a strategy. */
function makeCard({ name, about }) {
  const isChosen = nameOfStrategy(strategyAtHand()) === name;
  const verdict = cardDetails.get(name)?.verdict.value;
  const { word, tone } = verdictOf(verdict?.verdict ?? "pending");
  return element("button", {
    type: "button", class: "strategy", role: "radio", "aria-checked": String(isChosen),
    tabindex: isChosen ? "0" : "-1", title: visible(about ?? ""), "data-name": name,
    onclick: () => chooseStrategy(name), onkeydown: onCardKey,
  },
  element("span", { class: detailOfCard(name).isEmpty ? "thumbnail none" : "thumbnail" },
    cardPicture(name)),
  element("span", { class: "first", text: strategyTitle(name) }),
  element("span", { class: `second ${tone}` },
    element("span", { class: `dot ${tone}` }), verdict ? word : "…"));
}

/** Makes the picture of a card, which stays until another one is there. */
function cardPicture(name) {
  const detail = detailOfCard(name);
  detail.image ??= element("img", { alt: "", draggable: "false", hidden: true });
  return detail.image;
}

/** What is loaded for the card of a strategy. */
function detailOfCard(name) {
  if (!cardDetails.has(name)) {
    const verdict = new Detail(3, `verdict of ${name}`, showCards);
    cardDetails.set(name, { verdict, address: null, image: null, isEmpty: false });
  }
  return cardDetails.get(name);
}

/** Arrows go through the cards. */
function onCardKey(event) {
  const direction = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (!direction) return;
  event.preventDefault();
  event.stopPropagation();
  stepStrategy(direction);
  byId("cards").querySelector("[aria-checked=true]")?.focus();
}

/** Asks for the pictures and verdicts of the cards while they are looked at. */
function loadCards() {
  if (current.tab !== "strategies" || byId("panel").offsetParent === null) return;
  for (const strategy of strategiesAtHand()) loadCard(strategy);
}

/** Asks for the picture and the verdict of one card. */
function loadCard(strategy) {
  const words = wordsOfStrategy(strategy.name);
  const detail = detailOfCard(strategy.name);
  if (lacksOption(strategy, words)) return;
  const address = addressUnder(words, "thumbnail");
  if (detail.address !== address) {
    detail.address = address;
    later(1, `card ${strategy.name}`, () => loadCardPicture(detail, address));
  }
  detail.verdict.want(addressUnder(words, "verdict"));
}

/** Loads the picture of a card; where none is kept, the card is empty. */
async function loadCardPicture(detail, address) {
  const answer = await ask(address).catch(() => null);
  if (detail.address !== address) return;
  const before = detail.image.src;
  if (answer) detail.image.src = URL.createObjectURL(await answer.blob());
  await detail.image.decode().catch(() => null);
  detail.image.hidden = !answer;
  detail.isEmpty = !answer;
  detail.image.parentElement?.classList.toggle("none", !answer);
  if (answer && before.startsWith("blob:")) URL.revokeObjectURL(before);
}

watch(["strategy", "input"], showCards);
watch(["tab"], () => afterPictures());
