// The gallery: every input as a small picture with its name and verdict, found by words and verdict.

const cellShape = { height: 196, minimumWidth: 124 };
let foundInputs = [];

const gallery = new Listbox(byId("inputs"), (place) => makeCell(foundInputs[place]), (place) => {
  chooseInput(foundInputs[place].id);
});

/** Shows another input; a strategy goes along unless one tells a story and the other does not. */
function chooseInput(id) {
  if (id === current.input) return change({ pane: "work" });
  const isOtherKind = (inputOf(id)?.kind === "scenario") !== isScenario();
  const fresh = isOtherKind ? { strategy: null } : {};
  const mode = current.mode === "story" ? "screen" : current.mode;
  change({ input: id, view: null, time: null, moment: null, mode, pane: "work", ...fresh });
}

/** The verdict of an input as the gallery shows it: an input that cannot be read has none. */
function galleryVerdict(input) {
  return input.errors?.length ? "error" : input.verdict ?? "pending";
}

/** Whether an input is found by the words and the verdict that are asked for. */
function isFound(input) {
  if (current.verdict && galleryVerdict(input) !== current.verdict) return false;
  const text = `${input.name} ${input.file ?? ""}`.toLowerCase();
  return current.search.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

/** Finds the inputs anew, and shows them. */
function showGallery() {
  foundInputs = studio.inputs.filter(isFound);
  gallery.reset(foundInputs.length, placeOfShown(), cellShape);
  const all = counted(studio.inputs.length, "screen");
  const isAll = foundInputs.length === studio.inputs.length;
  byId("found").textContent = isAll ? all : `${foundInputs.length.toLocaleString("en")} of ${all}`;
  showVerdictFilter();
}

/** The place of the shown input among those found; null where it is not among them. */
function placeOfShown() {
  const place = foundInputs.findIndex((one) => one.id === current.input);
  return place < 0 ? null : place;
}

/** Shows how many inputs have each verdict. */
function showVerdictFilter() {
  const counts = new Map();
  for (const input of studio.inputs) {
    const name = galleryVerdict(input);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const known = [...Object.keys(verdicts), ...counts.keys()];
  const names = [...new Set(known)].filter((name) => counts.has(name) || name === current.verdict);
  const choices = names.map((name) => {
    return element("option", { value: name, text: `${verdictOf(name).word} (${counts.get(name) ?? 0})` });
  });
  byId("verdict-filter").replaceChildren(element("option", { value: "", text: "All" }), ...choices);
  byId("verdict-filter").value = current.verdict;
}

/** Makes the cell of an input. */
function makeCell(input) {
  const verdict = verdictOf(galleryVerdict(input));
  return element("div", {
    class: "cell", title: visible(`${input.name}\n${input.file ?? ""}`.slice(0, 600)),
    "aria-label": visible(`${input.name.slice(0, 300)}, ${verdict.word}`),
  },
  element("span", { class: "thumbnail" }, thumbnailOf(input)),
  element("span", { class: "words" },
    element("span", { class: "first", text: input.name }),
    element("span", { class: `second ${verdict.tone}` },
      element("span", { class: `dot ${verdict.tone}` }), verdict.word)));
}

const thumbnails = new Map();
const thumbnailsKept = 400;

/** Makes the small picture of an input, which is loaded once nothing else is. */
function thumbnailOf(input) {
  const picture = element("img", { alt: "", draggable: "false" });
  const known = thumbnails.get(input.id);
  if (known) picture.src = known.address;
  else picture.hidden = true;
  if (known?.revision !== input.revision) {
    later(2, `thumbnail ${input.id}`, () => loadThumbnail(input, picture));
  }
  return picture;
}

/** Loads the small picture of an input, unless it has left the document. */
async function loadThumbnail(input, picture) {
  if (!picture.isConnected) return;
  const values = new URLSearchParams({ input: input.id, r: String(input.revision ?? 0) });
  const answer = await ask(`api/thumbnail?${written(values)}`);
  if (!answer) return;
  keepThumbnail(input, URL.createObjectURL(await answer.blob()));
  picture.src = thumbnails.get(input.id).address;
  await picture.decode().catch(() => null);
  picture.hidden = false;
}

/** Keeps a small picture, and lets go of the oldest beyond a number. */
function keepThumbnail(input, address) {
  const before = thumbnails.get(input.id);
  if (before) URL.revokeObjectURL(before.address);
  thumbnails.delete(input.id);
  thumbnails.set(input.id, { address, revision: input.revision });
  if (thumbnails.size <= thumbnailsKept) return;
  const [oldest, { address: old }] = thumbnails.entries().next().value;
  URL.revokeObjectURL(old);
  thumbnails.delete(oldest);
}

watch(["search", "verdict"], showGallery);
watch(["input"], () => gallery.activate(placeOfShown()));
