// The studio begins here.

/** Writes what is open, and which program shows it. */
function showTitle() {
  document.title = visible(`${shownInput()?.name ?? studio.title ?? "Studio"} – Afterimage`.slice(0, 200));
  byId("title").textContent = visible(/[^./]/.test(studio.title ?? "") ? studio.title : "Studio");
  const shown = shownInput();
  const kinds = { scenario: "story", scene: "scene", screen: "screen" };
  const secrets = shown?.secrets === undefined ? null : counted(shown.secrets, "secret");
  const words = [shown?.name, shown ? kinds[shown.kind] : null, secrets, studio.tool];
  byId("counts").textContent = visible(words.filter(Boolean).join(" · "));
}

/** Connects the controls of the template. */
function connectControls() {
  let timer = null;
  byId("search").addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => change({ search: byId("search").value }), 80);
  });
  byId("search").addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    change({ search: byId("search").value });
    if (foundInputs.length > 0) chooseInput(foundInputs[0].id);
    byId("inputs").focus();
  });
  byId("verdict-filter").addEventListener("change", ({ target }) => change({ verdict: target.value }));
  byId("secrets").addEventListener("click", () => change({ secrets: !current.secrets }));
  byId("playing").addEventListener("click", togglePlaying);
  byId("earlier").addEventListener("click", () => stepEntry(-1));
  byId("later").addEventListener("click", () => stepEntry(1));
  byId("linking").addEventListener("click", copyLink);
  byId("helping").addEventListener("click", showKeys);
  byId("skip").addEventListener("click", (event) => {
    event.preventDefault();
    goToPane("work", "stage");
  });
  document.addEventListener("keydown", onKey);
  window.addEventListener("popstate", followAddress);
}

/** Takes what the address wants, or else begins with the first screen. */
function takeAddress() {
  const wanted = parseAddress(location.hash);
  const meant = inputMeant(wanted.input);
  if (wanted.input !== null && !meant) {
    tellTrouble("address", `There is no screen called ${wanted.input.slice(0, 200)} here.`);
  }
  const pane = meant ? "work" : "gallery";
  wanted.input = (meant ?? studio.inputs[0])?.id ?? null;
  Object.assign(current, wanted, { pane });
  byId("search").value = current.search;
  document.body.classList.toggle("single", studio.inputs.length === 1);
}

/** Begins with what the server has to show. */
async function begin() {
  hideToken();
  makeZooming();
  connectControls();
  listenToGestures();
  listenToScrubber();
  listenToExports();
  takeStudio(await askValue("api/studio") ?? {});
  takeAddress();
  if (studio.inputs.length === 0) tellTrouble("empty", "There is no screen, story or document here.");
  notify(Object.keys(current));
  if (studio.build) takeBuild(studio.build);
  listenToServer();
}

watch(["input"], showTitle);
watch(["input", "device", "view"], () => showReading());
begin().catch((error) => tellTrouble("begin", `The studio could not be opened: ${error.message}`));
