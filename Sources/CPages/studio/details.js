// What belongs to the pictures, but is not urgent: asked for once the pictures are there.

/** How long no picture may have come, in milliseconds, before what else is asked for. */
const detailSteps = [
  { after: 120, load: () => { showReading(); loadViews(); } },
  { after: 300, load: () => { loadStory(); loadVerdict(); loadDeck(); } },
  { after: 700, load: () => loadCards() },
];

/** Asks for the details whose address has changed, the dearer the later. */
function afterPictures() {
  scheduleWork();
  for (const step of detailSteps) {
    clearTimeout(step.timer);
    step.timer = setTimeout(() => (picturesAreComing() ? afterPictures() : step.load()), step.after);
  }
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
