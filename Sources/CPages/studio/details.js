// What belongs to the pictures, but is not urgent: asked for once the pictures are there.

const detailsAfter = 120;
let detailsTimer = null;

/** Asks for the details a moment after the last picture has come. */
function afterPictures() {
  scheduleWork();
  clearTimeout(detailsTimer);
  detailsTimer = setTimeout(loadDetails, detailsAfter);
}

/** Asks for each of the details whose address has changed. */
function loadDetails() {
  if (picturesAreComing()) return afterPictures();
  showReading();
  loadViews();
  loadVerdict();
  loadStory();
  loadCards();
  loadDeck();
}

/** A value that is loaded from an address, and kept until another address is wanted. */
class Detail {
  /** `show` is told when the value is there; low ranks are loaded first. */
  constructor(rank, key, show) {
    Object.assign(this, { rank, key, show, address: null, value: null });
  }

  /** Wants the value of an address; null wants nothing. */
  want(address) {
    if (address === this.address) return;
    this.address = address;
    if (address === null) return this.take(address, null);
    later(this.rank, this.key, () => this.load(address));
  }

  /** Loads the value, and takes it unless another one is wanted by then. */
  async load(address) {
    if (address !== this.address) return;
    const value = await askValue(address).catch((error) => this.fail(address, error));
    this.take(address, value ?? null);
  }

  /** An answer with errors is no value; where there was no answer, it is asked for again next time. */
  fail(address, error) {
    if (!(error instanceof Refusal) && this.address === address) this.address = "";
    return null;
  }

  /** Takes the value of an address. */
  take(address, value) {
    if (address !== this.address && this.address !== "") return;
    this.value = value;
    this.show(value);
  }

  /** Asks for the same address again. */
  reload() {
    const { address } = this;
    if (address) later(this.rank, this.key, () => this.load(address));
  }
}
