// What leaves the page: pictures as files, and a link that opens the same state.

const formats = [
  { id: "png", label: "PNG", about: "The picture with all its pixels" },
  { id: "pdf", label: "PDF", about: "For paper, with text that can be searched" },
  { id: "svg", label: "SVG", about: "Shapes, for other programs" },
  { id: "apng", label: "APNG", about: "The story, in real time" },
];

/** Shows or hides the formats. */
function toggleExports(opens = byId("exports").hidden) {
  if (opens) byId("exports").replaceChildren(...formats.map(exportLink));
  byId("exports").hidden = !opens;
  byId("exporting").setAttribute("aria-expanded", String(opens));
  if (opens) byId("exports").firstChild.focus();
}

/** Makes the link that downloads what is shown in a format. */
function exportLink({ id, label, about }) {
  const isOfStory = id === "apng";
  const isKept = isOfStory || !["screen"].includes(current.mode);
  const more = { format: id, chrome: isKept ? null : current.chrome };
  const address = isKept ? addressUnder(strategyAtHand(), "export", more) : addressOf("export", more);
  return element("a", {
    href: address, download: fileName(id), onclick: () => toggleExports(false),
  }, element("strong", { text: label }), element("span", { text: about }));
}

/** Proposes a name for a file. */
function fileName(format) {
  const name = (shownInput()?.name ?? "screen").replace(/[^\p{L}\p{N}._-]+/gu, "-").slice(0, 80);
  return `${name || "screen"}.${format === "apng" ? "apng" : format}`;
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
