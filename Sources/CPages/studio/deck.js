// The deck of the app switcher, as iOS shows it.

const deck = { address: null, image: null };

/** Asks for the deck while it is looked at. */
function loadDeck() {
  if (current.tab !== "deck" || !current.input) return;
  const address = addressUnder(strategyAtHand(), "deck");
  if (address === deck.address) return;
  deck.address = address;
  later(0, "deck", () => loadDeckPicture(address));
}

/** Loads the deck, and shows it once it is there. */
async function loadDeckPicture(address) {
  const [answer, error] = await ask(address).then((one) => [one, null], (one) => [null, one]);
  if (deck.address !== address) return;
  if (!answer) return showDeck(null, error?.message ?? "There is no card of this app in the switcher.");
  showDeck(URL.createObjectURL(await answer.blob()));
}

/** Shows the deck, or why there is none. */
function showDeck(source, words = "") {
  if (deck.image) URL.revokeObjectURL(deck.image.src);
  deck.image = source ? element("img", { src: source, alt: deckWords() }) : null;
  const showLarge = () => change({ mode: "deck", pane: "work" });
  const large = button("Show large", showLarge, { "aria-keyshortcuts": "5" });
  byId("deck-tab").replaceChildren(
    element("p", { class: "about", text: "What the app switcher shows once the app has left the front." }),
    source ? deck.image : element("p", { class: "note caution", text: words }),
    source ? large : "");
}

/** What a screen reader says of the deck. */
function deckWords() {
  const strategy = strategyTitle(nameOfStrategy(strategyAtHand()));
  return visible(`The deck of the app switcher with ${shownInput()?.name ?? ""}, ${strategy}`.slice(0, 300));
}

watch(["tab"], () => loadDeck());
