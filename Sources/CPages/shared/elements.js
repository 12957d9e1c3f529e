"use strict";

// Elements are made from values: a text is set as text and never becomes markup.

/** Finds the element of the template that has this id. */
function byId(id) {
  return document.getElementById(id);
}

/** Makes an element with attributes, listeners ("onclick") and those children that are not null. */
function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) setAttribute(made, key, value);
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/** Sets one attribute, text or listener; null and false mean that there is none. */
function setAttribute(target, key, value) {
  if (value === null || value === undefined || value === false) return;
  if (key === "text") target.textContent = visible(value);
  else if (key.startsWith("on")) target.addEventListener(key.slice(2), value);
  else target.setAttribute(key, value === true ? "" : value);
}

/** Makes a button that looks like its word and does one thing. */
function button(text, run, attributes = {}) {
  return element("button", { type: "button", text, onclick: run, ...attributes });
}

const unseenMarks = new RegExp(
  "[\\u0000-\\u0008\\u000b-\\u001f\\u007f\\u061c"
  + "\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]", "g");

/** Writes marks that cannot be seen, or that turn the direction of a text, as their numbers. */
function visible(text) {
  return String(text).replace(unseenMarks, (mark) => {
    return `⟨U+${mark.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}⟩`;
  });
}

/** Makes the nodes of a sentence in which `names` stand between backquotes. */
function sentence(text) {
  return String(text).split("`").map((part, place) => {
    return place % 2 ? element("code", { text: part }) : visible(part);
  });
}

/** Says a text to screen readers, and says it again where it is the same as before. */
function announce(text) {
  const announcer = byId("announcer");
  announcer.textContent = announcer.textContent === text ? `${text} ` : text;
}

/** Writes a number with its noun: "1 case", "1,200 cases". */
function counted(number, noun, nouns = `${noun}s`) {
  return `${number.toLocaleString("en")} ${number === 1 ? noun : nouns}`;
}

/** Opens the dialog with these children; the browser keeps the focus in it and gives it back. */
function openDialog(title, ...children) {
  const dialog = byId("dialog");
  const heading = element("h2", { id: "dialog-title", text: title });
  const close = button("Close", () => dialog.close(), { class: "close" });
  dialog.replaceChildren(element("div", { class: "dialog-head" }, heading, close), ...children);
  if (!dialog.open) dialog.showModal();
  close.focus();
}
