// The server's events: files that have changed, verdicts that are there, builds, and that it is away.

const awayWords = "The server does not answer, so the pictures stay as they are. "
  + "Start afterimage studio again, or close this page.";

let refreshTimer = null;
let isAway = false;

/** Listens to the server, also after it has been away. */
function listenToServer() {
  const source = new EventSource("api/events");
  source.onopen = comeBack;
  source.onerror = () => {
    setAway(true);
    if (source.readyState === EventSource.CLOSED) setTimeout(listenToServer, 3000);
  };
  source.addEventListener("change", ({ data }) => takeChange(JSON.parse(data)));
  source.addEventListener("verdict", ({ data }) => takeVerdict(JSON.parse(data)));
  source.addEventListener("build", ({ data }) => takeBuild(JSON.parse(data)));
}

/** Tells that the server is away, or takes that back. */
function setAway(away) {
  isAway = away;
  if (away) tellTrouble("away", awayWords);
  else endTrouble("away");
}

/** Catches up with what has changed while the server was away. */
function comeBack() {
  if (isAway) refreshStudio().then(() => showPictures(true), () => null);
  setAway(false);
}

/** Takes the event that files have changed: the shown picture is asked for before anything else. */
function takeChange({ revision, inputs = [], entries = null, list = false }) {
  for (const id of inputs) touch(id, revision);
  for (const entry of entries ?? []) takeEntry(entry);
  if (inputs.includes(current.input)) showPictures(true);
  if (!entries?.length || list) return refreshLater();
  showFaults();
  later(1, "entries", showEntries);
}

/** Marks an input as changed, so that it is asked for under another address. */
function touch(id, revision) {
  const input = inputOf(id);
  if (input) input.revision = revision;
}

/** Takes over what the event itself tells of an input. */
function takeEntry(entry) {
  const input = inputOf(entry.id);
  if (input) Object.assign(input, { errors: [] }, entry);
}

/** Shows inputs that have changed. */
function showEntries() {
  gallery.refresh();
  showVerdictFilter();
}

/** Asks what there is to show, once nothing has changed for a moment. */
function refreshLater() {
  clearTimeout(refreshTimer);
  refreshTimer = setTimeout(() => later(0, "studio", refreshStudio), 60);
}

/** Asks what there is to show, and shows it. */
async function refreshStudio() {
  const value = await askValue("api/studio");
  if (!value) return;
  takeStudio(value);
  if (studio.inputs.length > 0) endTrouble("empty");
  showTitle();
  if (!shownInput() && studio.inputs.length > 0) chooseInput(studio.inputs[0].id);
  showGallery();
  showFaults();
  showPictures();
}

/** Tells how a build goes, and what it took. */
function takeBuild({ state, seconds: taken, words = [] }) {
  const texts = { building: "Building…", built: "Built", failed: "The build failed" };
  const time = taken === undefined || taken === null ? "" : ` in ${taken.toFixed(1)} s`;
  byId("building").hidden = false;
  byId("building").className = state === "failed" ? "bad" : state === "built" ? "good" : "";
  byId("building").textContent = `${texts[state] ?? state}${time}`;
  if (state !== "failed") return endTrouble("build");
  const details = button("Show what the compiler says", () => {
    openDialog("The build failed", element("pre", { tabindex: "0", text: words.join("\n") }));
  });
  tellTrouble("build", words.find((line) => /error/.test(line)) ?? "The build failed.", [details]);
}
