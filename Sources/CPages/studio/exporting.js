// What leaves the page: pictures as files, and a link that opens the same state.

const formats = [
  { id: "png", label: "PNG", about: "The picture with all its pixels" },
  { id: "pdf", label: "PDF", about: "For paper, with text that can be searched" },
  { id: "svg", label: "SVG", about: "Shapes, for other programs" },
  { id: "apng", label: "APNG", about: "The story, in real time" },
];

/** Shows or hides the formats. */
function toggleExports(opens = byId("exports").hidden) {
  if (opens) byId("exports").replaceChildren(...formats.map(exportButton));
  byId("exports").hidden = !opens;
  byId("exporting").setAttribute("aria-expanded", String(opens));
  if (opens) byId("exports").firstChild.focus();
}

/** Makes the button that downloads what is shown in a format. */
function exportButton({ id, label, about }) {
  return element("button", { type: "button", onclick: () => exportAs(id) },
    element("strong", { text: label }), element("span", { text: about }));
}

/** Writes the request for a file of what is shown. */
function addressOfExport(format) {
  const isKept = format === "apng" || current.mode !== "screen";
  if (isKept) return addressUnder(strategyAtHand(), "export", { format });
  return addressOf("export", { format, chrome: current.chrome });
}

/** Downloads what is shown in a format, or tells why that cannot be. */
async function exportAs(format) {
  toggleExports(false);
  endTrouble("export");
  const [name, label] = [fileName(format), format.toUpperCase()];
  byId("exporting").textContent = "Exporting…";
  const [answer, error] = await ask(addressOfExport(format))
    .then((one) => [one, null], (one) => [null, one]);
  byId("exporting").textContent = "Export";
  const words = error?.message ?? "there is no picture to export.";
  if (!answer) return tellTrouble("export", `${label}: ${words}`);
  save(await answer.blob(), name);
  announce(`${name} is downloaded.`);
}

/** Hands a file to the browser to keep. */
function save(file, name) {
  const address = URL.createObjectURL(file);
  element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60000);
}

/** Proposes a name for a file. */
function fileName(format) {
  const strategy = format === "apng" || current.mode !== "screen" ? `.${strategyAtHand()}` : "";
  const name = `${shownInput()?.name ?? "screen"}${strategy}`.replace(/[^\p{L}\p{N}._-]+/gu, "-");
  return `${name.slice(0, 100)}.${format}`;
}

/** Copies a link that opens the same state. */
async function copyLink() {
  writeAddress();
  const copied = await navigator.clipboard?.writeText(location.href).then(() => true, () => false);
  if (copied) {
    byId("linking").textContent = "Copied";
    setTimeout(() => { byId("linking").textContent = "Copy link"; }, 1500);
    return announce("The link is copied.");
  }
  openDialog("Link", element("pre", { tabindex: "0", text: location.href }));
}

/** Closes the formats where the focus or a click goes elsewhere. */
function listenToExports() {
  byId("exporting").addEventListener("click", () => toggleExports());
  document.addEventListener("pointerdown", ({ target }) => {
    if (!byId("exports").hidden && !target.closest(".menu")) toggleExports(false);
  });
  byId("exports").addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !relatedTarget.closest(".menu")) toggleExports(false);
  });
}
