// The views of the screen: which is below a point, the list of all, and the facts about the chosen one.

const viewRowHeight = 30;
let viewsListed = [];

const viewList = new Listbox(byId("view-list"), (place) => makeViewRow(viewsListed[place]), (place) => {
  change({ view: viewsListed[place].path });
});

/** The views of each place of a picture on the stage. */
const viewDetails = slots.map((slot, place) => new Detail(0, `views ${place}`, (value) => {
  slot.views = value && { ...value, views: withPaths(value.views ?? []) };
  if (place === 0) listViews(slot.views?.views ?? []);
  redraw();
}));

/** Gives each view a path by which it is known: that of the server, or its name and number. */
function withPaths(views) {
  const counts = new Map();
  return views.map((view) => {
    const name = view.path ?? view.name ?? view.kind;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { ...view, path: count > 1 ? `${name} ${count}` : name };
  });
}

/** Asks for the views of the pictures on the stage. */
function loadViews() {
  slots.forEach((slot, place) => {
    const wanted = slot.pane?.hasViews && !slot.isOff;
    const { strategy } = slot.pane ?? {};
    const address = strategy ? addressUnder(strategy, "views") : addressOf("views");
    if (wanted) viewDetails[place].want(address);
  });
}

/** Lists the views, and shows the chosen one. */
function listViews(views) {
  viewsListed = views;
  viewList.reset(views.length, placeOfView(), { height: viewRowHeight, minimumWidth: null });
  showViewFacts();
  showReading();
}

/** The place of the chosen view in the list; null where none is chosen. */
function placeOfView() {
  const place = viewsListed.findIndex((view) => view.path === current.view);
  return place < 0 ? null : place;
}

/** The chosen view; undefined where none is chosen. */
function chosenView() {
  return viewsListed[placeOfView() ?? -1];
}

/** Makes the row of a view, as far to the right as it is deep. */
function makeViewRow(view) {
  const made = element("div", { class: "row", title: visible(view.path ?? "") },
    element("span", { class: "first", text: view.name || view.kind }),
    element("span", { class: "second", text: view.kind }),
    view.sensitive ? element("span", { class: "dot bad", title: "Sensitive" }) : null);
  made.style.paddingInlineStart = `${12 + Math.min(view.depth ?? 0, 12) * 12}px`;
  return made;
}

/** Shows what is known of the chosen view. */
function showViewFacts() {
  const view = chosenView();
  byId("view-facts").replaceChildren(...(view ? factsOfView(view) : [
    element("p", { class: "hint", text: "Click a view in the picture, or choose one from the list." }),
    ...notesOfViews(),
  ]));
}

/** What the layout says of the screen as a whole, and what is doubtful about the input. */
function notesOfViews() {
  const warnings = (shownInput()?.warnings ?? []).map((one) => {
    return typeof one === "string" ? one : [placeText(one), one.words].filter(Boolean).join(": ");
  });
  const notes = [...(slots[0].views?.notes ?? []), ...warnings];
  return notes.map((note) => element("p", { class: "note caution" }, ...sentence(note)));
}

/** Makes the facts about a view. */
function factsOfView(view) {
  const [x, y, width, height] = (view.frame ?? []).map(points);
  return [
    element("h2", { text: view.name || view.kind }),
    view.sensitive ? element("p", { class: "note bad" }, "Sensitive: ", ...sentence(view.sensitive)) : null,
    facts([
      ["Kind", view.kind], ["Frame", `${x}, ${y}, ${width} × ${height} points`],
      ["Path", view.path === view.name ? null : view.path], ["Source", placeText(view.place)],
    ]),
    ...listOf("Constraints", view.constraints?.length ? view.constraints : ["none of its own"]),
    ...listOf("Looks", view.looks),
  ].filter(Boolean);
}

/** Makes a titled list of lines of code; nothing where there are none. */
function listOf(title, lines) {
  if (!lines?.length) return [];
  const items = lines.map((text) => element("li", {}, element("code", { text })));
  return [element("h3", { text: title }), element("ul", { class: "codes" }, ...items)];
}

/** Makes a list of names and values; those without a value are left out. */
function facts(pairs) {
  const filled = pairs.filter(([, value]) => value);
  return element("dl", {}, ...filled.flatMap(([name, value]) => {
    return [element("dt", { text: name }), element("dd", { text: value })];
  }));
}

/** Writes a length in points. */
function points(value) {
  return String(Math.round(value * 1000) / 1000);
}

/** Writes a place in a file as editors and compilers do. */
function placeText(place) {
  if (!place?.file) return null;
  return [place.file, place.line, place.column].filter((part) => part !== undefined && part !== null)
    .join(":");
}

/** Says in one line what is below the pointer, or else what has been drawn. */
function showReading(view = chosenView()) {
  const [slot] = slots;
  const device = deviceAtHand();
  const drawn = slot.milliseconds ? `drawn in ${Math.round(slot.milliseconds)} ms` : null;
  const still = [shownInput()?.file, device?.name, drawn];
  const [x, y, width, height] = (view?.frame ?? []).map(points);
  const pointed = view && [view.name || view.kind, view.kind, `${x}, ${y}, ${width} × ${height}`,
    view.sensitive ? "sensitive" : null, placeText(view.place)];
  byId("reading").textContent = visible((pointed ?? still).filter(Boolean).join(" · "));
}

/** Shows the chosen view in list, facts and picture. */
function showChosenView() {
  showViewFacts();
  viewList.activate(placeOfView());
  showReading();
  const view = chosenView();
  if (view) announce(`${view.name || view.kind}, ${view.kind}${view.sensitive ? ", sensitive" : ""}`);
  redraw();
}

watch(["view"], showChosenView);
watch(["secrets"], () => {
  byId("secrets").setAttribute("aria-pressed", String(current.secrets));
  redraw();
});
