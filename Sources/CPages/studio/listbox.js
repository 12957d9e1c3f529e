// A list of any length from which one item is chosen, by pointer, by keys and with a screen reader.

/** A list box whose items are in the document only while they are in sight. */
class Listbox {
  /** `makeItem` makes the element of a place; `choose` is told the place that was chosen. */
  constructor(container, makeItem, choose) {
    Object.assign(this, { container, makeItem, choose, count: 0, active: null });
    this.scroller = new Scroller(container, (place) => this.item(place));
    container.addEventListener("keydown", (event) => this.onKey(event));
  }

  /** Takes another number of items, and the place of the active one. */
  reset(count, active, shape) {
    this.count = count;
    this.active = null;
    this.scroller.reset({ ...shape, count, kept: null });
    this.activate(active);
  }

  /** Makes the element of a place, with what a list box wants of it. */
  item(place) {
    const made = this.makeItem(place);
    made.id = `${this.container.id}-${place}`;
    made.setAttribute("role", "option");
    made.setAttribute("aria-setsize", String(this.count));
    made.setAttribute("aria-posinset", String(place + 1));
    made.addEventListener("click", () => this.choose(place));
    this.mark(made, place === this.active);
    return made;
  }

  /** Marks one item as the active one, and scrolls to it. */
  activate(place) {
    this.active = place !== null && place >= 0 && place < this.count ? place : null;
    this.scroller.keep(this.active);
    for (const [other, item] of this.scroller.items) this.mark(item, other === this.active);
    if (this.active === null) this.container.removeAttribute("aria-activedescendant");
    else this.container.setAttribute("aria-activedescendant", `${this.container.id}-${this.active}`);
  }

  /** Shows whether an item is the active one. */
  mark(item, isActive) {
    item.classList.toggle("active", isActive);
    item.setAttribute("aria-selected", String(isActive));
  }

  /** Goes to another item, and chooses it. */
  move(step) {
    if (this.count === 0) return;
    const from = this.active ?? (step > 0 ? -1 : this.count);
    this.choose(Math.min(this.count - 1, Math.max(0, from + step)));
  }

  /** Arrows, Home, End and pages go through the items. */
  onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { columns } = this.scroller;
    const steps = {
      ArrowDown: columns, ArrowUp: -columns, PageDown: 8 * columns, PageUp: -8 * columns,
      Home: -this.count, End: this.count, ...(columns > 1 ? { ArrowRight: 1, ArrowLeft: -1 } : {}),
    };
    if (!(event.key in steps)) return;
    event.preventDefault();
    event.stopPropagation();
    this.move(steps[event.key]);
  }

  /** Makes the items in sight anew. */
  refresh() {
    this.scroller.refresh();
  }
}
