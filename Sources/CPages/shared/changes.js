// Changes: `current` is what a page shows; whoever watches a part of it is told when that part changes.

const watchers = [];

/** Runs a function whenever one of these parts changes. */
function watch(parts, run) {
  watchers.push({ parts, run });
}

/** Changes what the page shows, tells everyone who watches it, and writes the address. */
function change(values) {
  const changed = Object.keys(values).filter((part) => current[part] !== values[part]);
  if (changed.length === 0) return;
  Object.assign(current, values);
  notify(changed);
  writeAddress();
}

/** Tells everyone who watches one of these parts. */
function notify(parts) {
  for (const watcher of watchers) {
    if (watcher.parts.some((part) => parts.includes(part))) watcher.run();
  }
}

let lastWritten = -Infinity;

/** Writes the address; steps that follow each other quickly leave one entry of history. */
function writeAddress() {
  const address = formatAddress();
  if (address === (location.hash || "#")) return;
  const isQuick = performance.now() - lastWritten < 500;
  lastWritten = performance.now();
  if (isQuick) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
}
