// A scroller keeps only those items in the document that are in sight, whatever their number.

const itemsBeyondSight = 4;

/** Shows any number of items of one height, in one column or in as many as fit. */
class Scroller {
  /** Makes a scroller in a container; `makeItem` makes the element of an item by its place. */
  constructor(container, makeItem) {
    this.container = container;
    this.makeItem = makeItem;
    this.content = element("div", { class: "content", role: "none" });
    this.items = new Map();
    this.shape = { count: 0, height: 1, minimumWidth: null, kept: null };
    container.append(this.content);
    container.addEventListener("scroll", () => this.schedule(), { passive: true });
    new ResizeObserver(() => this.resize()).observe(container);
  }

  /** Takes a new number and form of items, and makes those in sight anew. */
  reset(shape) {
    this.shape = { ...this.shape, ...shape };
    for (const item of this.items.values()) item.remove();
    this.items.clear();
    this.resize();
  }

  /** Fits the columns to the container's width. */
  resize() {
    const { count, height, minimumWidth } = this.shape;
    const width = this.container.clientWidth;
    this.columns = minimumWidth ? Math.max(1, Math.floor(width / minimumWidth)) : 1;
    this.columnWidth = width / this.columns;
    this.content.style.height = `${Math.ceil(count / this.columns) * height}px`;
    for (const [place, item] of this.items) this.put(item, place);
    this.show();
  }

  /** Shows what is in sight with the next frame. */
  schedule() {
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => { this.frame = null; this.show(); });
  }

  /** The first place in sight, and the first one after it that is not. */
  range() {
    const { count, height } = this.shape;
    const first = Math.floor(this.container.scrollTop / height) - itemsBeyondSight;
    const rowsInSight = Math.ceil(this.container.clientHeight / height) + 2 * itemsBeyondSight;
    const start = Math.max(0, first) * this.columns;
    return [start, Math.min(count, Math.max(0, first + rowsInSight) * this.columns)];
  }

  /** Adds the items that have come into sight, and removes those that have left it. */
  show() {
    const [start, end] = this.range();
    for (const [place, item] of this.items) {
      if ((place >= start && place < end) || place === this.shape.kept) continue;
      item.remove();
      this.items.delete(place);
    }
    const added = document.createDocumentFragment();
    for (let place = start; place < end; place += 1) this.add(place, added);
    if (this.shape.kept !== null) this.add(this.shape.kept, added);
    this.content.append(added);
  }

  /** Makes the item of a place, unless it is there. */
  add(place, parent) {
    if (this.items.has(place)) return;
    const item = this.makeItem(place);
    this.put(item, place);
    this.items.set(place, item);
    parent.append(item);
  }

  /** Puts an item where its place is. */
  put(item, place) {
    const column = place % this.columns;
    const row = Math.floor(place / this.columns);
    const { columnWidth: width, shape: { height } } = this;
    item.style.transform = `translate(${column * width}px, ${row * height}px)`;
    item.style.width = `${width}px`;
    item.style.height = `${height}px`;
  }

  /** Keeps the item of a place in the document, for it is the active one, and scrolls to it. */
  keep(place) {
    this.shape.kept = place;
    if (place !== null) this.reveal(place);
    this.show();
  }

  /** Scrolls to a place: to a near one as little as needed, to a far one so that much follows. */
  reveal(place) {
    const { height } = this.shape;
    const top = Math.floor(place / this.columns) * height;
    const { scrollTop, clientHeight } = this.container;
    const isAbove = top < scrollTop + height;
    const isJustBelow = top + height <= scrollTop + clientHeight + height;
    if (top >= scrollTop + height && top + height <= scrollTop + clientHeight) return;
    this.container.scrollTop = isAbove || !isJustBelow ? top - height : top + height - clientHeight;
  }

  /** Makes the items of these places anew, where they are in the document. */
  refresh() {
    for (const [place, item] of this.items) {
      const fresh = this.makeItem(place);
      this.put(fresh, place);
      item.replaceWith(fresh);
      this.items.set(place, fresh);
    }
  }
}
