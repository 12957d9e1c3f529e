// Troubles stand above everything else until they are taken back.

const troubles = new Map();

/** Shows a sentence of trouble until it is taken back, with what can be done about it. */
function tellTrouble(subject, text, actions = []) {
  troubles.set(subject, { text, actions });
  showTroubles();
}

/** Takes the trouble of a subject back. */
function endTrouble(subject) {
  if (troubles.delete(subject)) showTroubles();
}

/** Shows all troubles, one below the other. */
function showTroubles() {
  const rows = [...troubles].map(([subject, trouble]) => {
    const dismiss = subject === "away" || trouble.actions.length > 0
      ? null : button("Dismiss", () => endTrouble(subject));
    return element("p", {}, element("span", { text: trouble.text }), ...trouble.actions, dismiss);
  });
  byId("trouble").replaceChildren(...rows);
  byId("trouble").hidden = rows.length === 0;
}
