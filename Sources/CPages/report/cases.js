// The cases of the report, as the writer left them in the page, and the files beside it.

const report = JSON.parse(byId("data").textContent);
const cases = report.cases;
const kind = kinds[report.kind] ?? kinds.test;
const isServed = Boolean(report.review);
const isOnDisk = location.protocol === "file:";

/** Takes what the scripts of pictures and details bring; they call it by this name. */
const afterimage = {
  pictures: new Map(),
  details: new Map(),
  picture(hash, base64) { this.pictures.set(hash, base64); },
  detail(index, value) { this.details.set(index, value); },
};

const indexOfName = new Map(cases.map((one, index) => [one.n, index]));

/** Says what the state of a case means. */
function outcomeOf(one) {
  return outcomes[one.o] ?? unknownOutcome;
}

/** Whether somebody has to look at the case. */
function fails(one) {
  return outcomeOf(one).fails;
}

/** The screen or scenario that a case draws. */
function subjectOf(one) {
  return report.subjects[one.s] ?? "";
}

/** The device that a case is drawn for. */
function deviceOf(one) {
  return report.devices[one.d] ?? "";
}

/** The masking strategy of a case, which is empty where it draws what the user sees. */
function strategyOf(one) {
  return report.strategies[one.t] ?? "";
}

/** The hash of the picture that was drawn, which is the golden's own where both are the same. */
function actualOf(one) {
  return one.p ?? (fails(one) ? null : one.e ?? null);
}

/** Whether a case is compared as lines of text. */
function isText(one) {
  return one.k === "frames" || one.k === "timeline";
}

/** The address of a picture. */
function pictureAddress(hash) {
  return `pictures/${encodeURIComponent(hash)}.png`;
}

/** What a case's name says first: what it draws. */
function titleOf(one) {
  return one.n.slice(0, 400).split(".")[0] || one.n.slice(0, 400);
}

/** What the list says below a case's title: its state where that needs a word, and its variant. */
function variantOf(one) {
  const parts = one.n.slice(0, 400).split(".").slice(1).filter((part) => part !== "png");
  const state = fails(one) && one.o !== "differs" ? [outcomeOf(one).word] : [];
  return [...state, ...parts].join(" · ");
}

let newestDetail = null;

/** Loads the details of a case; null where there are none, or their file does not load. */
async function loadDetail(index) {
  if (!cases[index].x) return null;
  if (newestDetail?.index !== index) newestDetail = { index, value: await readDetail(index) };
  return newestDetail.value;
}

/** Reads the file of a case's details, and keeps no second copy of it. */
async function readDetail(index) {
  try {
    await loadScript(`details/${index}.js`);
  } catch {
    return { unread: `details/${index}.js could not be loaded.` };
  }
  const value = afterimage.details.get(index) ?? null;
  afterimage.details.delete(index);
  return value;
}

/** Groups the cases into the sections of the list: by cause, by state, and then what passed. */
function makeSections() {
  const owner = new Array(cases.length).fill(null);
  const causes = report.groups.map((group) => causeSection(group, owner));
  const states = Object.keys(outcomes).map((state) => stateSection(state, owner));
  const unknown = section("state:unknown", unknownOutcome.word, (one) => !outcomes[one.o], owner);
  const passed = section("passed", kind.passed, (one) => !fails(one), owner);
  const filled = [...causes, ...states, unknown, passed].filter((one) => one.cases.length > 0);
  const weight = (one) => (one.cases.some((index) => fails(cases[index])) ? 0 : 1);
  return filled.sort((one, other) => weight(one) - weight(other));
}

/** Makes the section of a group; a case stands in the first group that has it. */
function causeSection(group, owner) {
  const own = group.cases.filter((index) => cases[index] && owner[index] === null);
  for (const index of own) owner[index] = group.id;
  return { id: group.id, sentence: group.sentence, kind: group.kind, cases: own };
}

/** Makes the section of the failing cases of one state that no group has. */
function stateSection(state, owner) {
  const matches = (one) => one.o === state && outcomes[state].fails;
  return section(`state:${state}`, outcomes[state].word, matches, owner);
}

/** Makes a section of the cases without an owner that match. */
function section(id, sentence, matches, owner) {
  const own = [];
  cases.forEach((one, index) => {
    if (owner[index] === null && matches(one)) own.push(index);
  });
  for (const index of own) owner[index] = id;
  return { id, sentence, kind: "", cases: own };
}

const sections = makeSections();
const sectionOfCase = new Map(sections.flatMap((one) => one.cases.map((index) => [index, one])));

/** Loads a script of the report's folder, and takes its element away again. */
function loadScript(address) {
  return new Promise((resolve, reject) => {
    const script = element("script", { src: address });
    script.onload = () => { script.remove(); resolve(); };
    script.onerror = () => { script.remove(); reject(new Error(address)); };
    document.head.append(script);
  });
}
