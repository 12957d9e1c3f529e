"use strict";

// Everything is in the page already: the script searches, enlarges, and moves by keys.

const byId = (id) => document.getElementById(id);
const units = [...document.querySelectorAll(".unit")];
const groups = [...document.querySelectorAll(".group, main > section")];
const links = [...document.querySelectorAll(".exhibit > a")];
const linkOfName = new Map(links.map((link) => [link.dataset.name, link]));
const sectionLinks = [...document.querySelectorAll("#bar li a")];
const wordsOfUnit = new Map(units.map((unit) => [unit, wordsOf(unit)]));
const dialog = byId("large");

/** All that can be searched of a unit: its text, its names, and the name of its group. */
function wordsOf(unit) {
  const group = unit.closest(".group")?.querySelector("h3")?.textContent ?? "";
  return `${unit.textContent} ${unit.dataset.words ?? ""} ${unit.id} ${group}`.toLowerCase();
}

/** Shows only what has all words of the search; the address keeps them. */
function search(text) {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  for (const unit of units) {
    unit.hidden = !wanted.every((word) => wordsOfUnit.get(unit).includes(word));
  }
  for (const group of groups) group.hidden = wanted.length > 0 && !hasShown(group);
  const count = units.filter((unit) => !unit.hidden).length;
  byId("found").hidden = wanted.length === 0;
  byId("found").textContent = count === 0
    ? `Nothing has the words “${text.trim()}”. Esc ends the search.`
    : `${count} of ${units.length} have the words “${text.trim()}”.`;
  countSections(wanted.length > 0);
}

/** Whether something in a group is shown. */
function hasShown(group) {
  return units.some((unit) => !unit.hidden && group.contains(unit));
}

/** Writes into the bar how many units of each section are found. */
function countSections(isSearching) {
  for (const link of sectionLinks) {
    const count = link.querySelector(".count");
    if (!count) continue;
    count.dataset.all ??= count.textContent;
    const section = document.querySelector(link.hash);
    const found = units.filter((unit) => !unit.hidden && section.contains(unit)).length;
    count.textContent = isSearching ? String(found) : count.dataset.all;
  }
}

/** Searches for words that were not typed. */
function searchFor(text) {
  byId("search").value = text;
  search(text);
  writeAddress(text ? `search=${encodeURIComponent(text)}` : "");
}

/** Writes what is shown into the address, so that it can be passed on. */
function writeAddress(part) {
  history.replaceState(null, "", part ? `#${part}` : location.pathname + location.search);
}

/** Does what the address says: a picture, a search, or a place. */
function followAddress() {
  const values = new URLSearchParams(location.hash.slice(1));
  const name = values.get("picture");
  if (values.get("search")) searchFor(values.get("search"));
  else if (name && linkOfName.has(name)) open(linkOfName.get(name));
  else revealTarget();
}

/** Ends a search that hides the place of the address. */
function revealTarget() {
  const target = location.hash && byId(decodeURIComponent(location.hash.slice(1)));
  if (!target || target.offsetParent !== null) return;
  byId("search").value = "";
  search("");
  target.scrollIntoView();
}

/** The pictures that are shown, in their order. */
function shownLinks() {
  return links.filter((link) => link.offsetParent !== null);
}

let current = null;

/** Shows a picture large, with its verdict and why. */
function open(link) {
  current = link;
  const figure = link.parentElement;
  const verdict = figure.querySelector(".verdict");
  byId("large-name").textContent = link.dataset.name.split("/").join(", ");
  byId("large-verdict").textContent = verdict?.textContent ?? "";
  byId("large-verdict").className = verdict?.className ?? "";
  byId("large-note").textContent = link.dataset.note ?? "";
  byId("comparing").disabled = !linkOfName.has(link.dataset.base);
  compare(false);
  mark(link);
  if (!dialog.open) dialog.showModal();
  writeAddress(`picture=${encodeURIComponent(link.dataset.name)}`);
}

/** Shows what the picture is held against in its place, or the picture again. */
function compare(isComparing) {
  const base = linkOfName.get(current.dataset.base);
  const shown = (isComparing && base ? base : current).querySelector("img");
  const large = byId("large-picture");
  large.width = shown.getAttribute("width");
  large.height = shown.getAttribute("height");
  large.src = shown.src;
  large.alt = shown.alt;
  byId("comparing").setAttribute("aria-pressed", String(Boolean(isComparing && base)));
}

/** Opens the picture beside the one that is shown large. */
function openBeside(step) {
  const shown = shownLinks();
  const next = shown[shown.indexOf(current) + step];
  if (next) open(next);
}

/** Marks the picture at hand. */
function mark(link) {
  document.querySelector(".exhibit.now")?.classList.remove("now");
  link.parentElement.classList.add("now");
}

/** Moves to the next or previous picture, from the one at hand or from what is in sight. */
function move(step) {
  const shown = shownLinks();
  const place = shown.indexOf(document.activeElement);
  const inSight = shown.findIndex((link) => link.getBoundingClientRect().bottom > 80);
  const next = shown[place >= 0 ? place + step : inSight];
  if (!next) return;
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: "center", behavior: "auto" });
}

/** Whether pictures and page are dark. */
function isDark() {
  const wanted = document.documentElement.dataset.scheme;
  return wanted ? wanted === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Shows the pictures of the page's own appearance, where there are both. */
function showAppearance() {
  for (const picture of document.querySelectorAll("img[data-dark]")) {
    const file = isDark() ? picture.dataset.dark : picture.dataset.light;
    picture.src = file;
    picture.closest("a").setAttribute("href", file);
  }
  byId("appearance").setAttribute("aria-pressed", String(isDark()));
  if (dialog.open) compare(false);
}

/** Changes between light and dark. */
function toggleAppearance() {
  document.documentElement.dataset.scheme = isDark() ? "light" : "dark";
  showAppearance();
}

const keys = {
  "/": () => byId("search").focus(),
  j: () => move(1),
  k: () => move(-1),
  d: toggleAppearance,
  "?": () => byId("help").showModal(),
};
const keysOfLarge = {
  ArrowLeft: () => openBeside(-1),
  ArrowRight: () => openBeside(1),
  j: () => openBeside(1),
  k: () => openBeside(-1),
  " ": () => compare(byId("comparing").getAttribute("aria-pressed") === "false"),
  d: toggleAppearance,
};

/** Does what a key stands for, unless somebody types. */
function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target === byId("search")) {
    if (event.key === "Escape") searchFor("");
    return;
  }
  if (event.key === " " && event.target.closest("button, summary")) return;
  const run = dialog.open ? keysOfLarge[event.key] : keyOfPage(event.key);
  if (!run || byId("help").open) return;
  event.preventDefault();
  run();
}

/** What a key of the page does: numbers go to the sections in the order of the bar. */
function keyOfPage(key) {
  if (key === "Escape" && byId("search").value) return () => searchFor("");
  const section = /^[1-9]$/.test(key) && sectionLinks[Number(key)];
  if (!section) return keys[key];
  return () => {
    location.hash = section.hash;
    section.focus({ preventScroll: true });
  };
}

/** Marks in the bar the section that is in sight. */
function watchSections() {
  const inSight = new Map();
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) inSight.set(entry.target.id, entry.isIntersecting);
    const first = sectionLinks.find((link) => inSight.get(link.hash.slice(1)));
    for (const link of sectionLinks) link.removeAttribute("aria-current");
    first?.setAttribute("aria-current", "true");
  }, { rootMargin: "-20% 0px -60% 0px" });
  for (const link of sectionLinks) observer.observe(document.querySelector(link.hash));
}

/** Opens what lies folded, and loads all pictures, for paper. */
function prepareForPaper() {
  for (const folded of document.querySelectorAll("details")) folded.open = true;
  for (const picture of document.querySelectorAll("img[loading]")) picture.loading = "eager";
}

/** Connects the page's controls. */
function begin() {
  for (const link of links) {
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(link);
    });
  }
  for (const one of document.querySelectorAll("[data-search]")) {
    one.addEventListener("click", () => searchFor(one.dataset.search));
  }
  byId("search").addEventListener("input", () => searchFor(byId("search").value));
  byId("appearance").addEventListener("click", toggleAppearance);
  byId("helping").addEventListener("click", () => byId("help").showModal());
  byId("unhelping").addEventListener("click", () => byId("help").close());
  byId("closing").addEventListener("click", () => dialog.close());
  byId("previous").addEventListener("click", () => openBeside(-1));
  byId("next").addEventListener("click", () => openBeside(1));
  byId("comparing").addEventListener("click", () => {
    compare(byId("comparing").getAttribute("aria-pressed") === "false");
  });
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener("close", () => {
    writeAddress(byId("search").value && `search=${encodeURIComponent(byId("search").value)}`);
    current?.focus();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showAppearance);
  document.addEventListener("keydown", onKey);
  window.addEventListener("hashchange", followAddress);
  window.addEventListener("beforeprint", prepareForPaper);
  showAppearance();
  watchSections();
  followAddress();
}

begin();
