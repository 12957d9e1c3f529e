// What all pages do with keys: each has a list `keys` of what they do, and its own `belongsToControl`.

const keyWords = {
  " ": "Space", Escape: "Esc",
  ArrowDown: "↓", ArrowUp: "↑", ArrowLeft: "←", ArrowRight: "→",
};

const typingFields = "input:not([type=range]), select, textarea";

/** Runs what a key stands for, unless the key belongs to a field or to the browser. */
function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || byId("dialog").open) return;
  if (event.target.matches(typingFields) && event.key !== "Escape") return;
  const found = keys.find((one) => one.keys.includes(event.key));
  if (!found || belongsToControl(found, event)) return;
  event.preventDefault();
  found.run(event);
}

/** Shows all keys. */
function showKeys() {
  const entries = keys.map((one) => {
    const caps = one.keys.map((key) => element("kbd", { text: keyWords[key] ?? key }));
    return element("div", {}, element("dt", {}, ...caps), element("dd", { text: one.text }));
  });
  openDialog("Keys", element("dl", { class: "keys" }, ...entries));
}
