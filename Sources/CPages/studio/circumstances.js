// The strip of circumstances: device, orientation, appearance, language and what else a user has set.

/** The device at hand; null where the server does not tell of it. */
function deviceAtHand() {
  const id = current.device ?? studio.standard?.device;
  return studio.devices.find((one) => one.id === id) ?? null;
}

/** Pixels in a point of the device at hand. */
function deviceScale() {
  return deviceAtHand()?.scale ?? 3;
}

/** Makes the strip anew. */
function showCircumstances() {
  const fields = circumstances.map(circumstanceField).filter(Boolean);
  const isChanged = circumstances.some(({ key }) => current[key] !== initial[key]);
  const reset = button("Reset", resetCircumstances, { disabled: !isChanged, class: "reset" });
  byId("circumstances").replaceChildren(...fields, reset);
}

/** Makes the field of one circumstance; none where there is nothing to choose. */
function circumstanceField(one) {
  if (one.isSwitch) return switchField(one);
  if (one.key === "locale") return languageField(one);
  const choices = one.key === "device" ? deviceChoices() : wordChoices(studio[one.list] ?? []);
  if (choices.length === 0) return null;
  const standard = studio.standard?.[one.key];
  const select = element("select", { id: `set-${one.key}`, onchange: (event) => {
    const { value } = event.target;
    change({ [one.key]: value === standard ? null : value });
  } }, ...choices);
  select.value = current[one.key] ?? standard ?? choices[0].value ?? "";
  return labelled(one, select);
}

/** Puts a label above a field. */
function labelled({ key, label }, field) {
  const isChanged = current[key] !== initial[key];
  return element("div", { class: isChanged ? "field changed" : "field" },
    element("label", { for: `set-${key}`, text: label }), field);
}

/** Makes the choices of words. */
function wordChoices(words) {
  return words.map((word) => element("option", { value: word, text: spoken(word) }));
}

/** Makes the choices of devices, phones before pads. */
function deviceChoices() {
  return [["iPhone", "phone"], ["iPad", "pad"]].map(([label, idiom]) => {
    const devices = studio.devices.filter((one) => (one.idiom ?? "phone") === idiom);
    const options = devices.map((one) => element("option", { value: one.id, text: one.name ?? one.id }));
    return devices.length ? element("optgroup", { label }, ...options) : null;
  }).filter(Boolean);
}

/** Makes the field of the language. */
function languageField(one) {
  const field = element("input", {
    id: "set-locale", type: "text", autocomplete: "off", spellcheck: "false",
    placeholder: studio.standard?.locale ?? "en", size: "6", maxlength: "35",
    onchange: () => change({ locale: field.value.trim() || null }),
  });
  field.value = current.locale ?? "";
  return labelled(one, field);
}

/** Makes the switch of a circumstance that is on or off. */
function switchField({ key, label, about }) {
  return button(label, () => change({ [key]: !current[key] }), {
    class: "switch", title: about, "aria-pressed": String(current[key]), id: `set-${key}`,
  });
}

/** Goes to the next of a circumstance's values, as its key does. */
function cycle(key) {
  const { list } = circumstances.find((one) => one.key === key);
  const words = studio[list] ?? [];
  if (words.length === 0) return;
  const standard = studio.standard?.[key] ?? words[0];
  const next = words[(words.indexOf(current[key] ?? standard) + 1) % words.length];
  change({ [key]: next === standard ? null : next });
  announce(spoken(next));
}

/** Takes all circumstances back to what they were at first. */
function resetCircumstances() {
  change(Object.fromEntries(circumstances.map(({ key }) => [key, initial[key]])));
}

/** Makes the strip anew, and keeps the focus in it. */
function refreshCircumstances() {
  const { id } = document.activeElement;
  showCircumstances();
  if (id.startsWith("set-")) byId(id)?.focus();
}

watch(circumstances.map(({ key }) => key), refreshCircumstances);
watch(["input"], refreshCircumstances);
