// The options of the chosen strategy: sliders, choices and colours, which the picture follows.

/** The options in the words of a strategy, by name; one without a name is the first of the list. */
function optionsOf(words) {
  const at = words.indexOf(":");
  const strategy = strategyOfName(nameOfStrategy(words));
  const parts = at < 0 ? [] : words.slice(at + 1).split(",");
  return new Map(parts.map((part) => {
    const equals = part.indexOf("=");
    if (equals < 0) return [strategy?.options?.[0]?.name ?? "", part];
    return [part.slice(0, equals), part.slice(equals + 1)];
  }));
}

/** What the server tells of a strategy. */
function strategyOfName(name) {
  return strategiesAtHand().find((one) => one.name === name) ?? null;
}

/** The words of the strategy at hand with one option changed; null takes it back to its default. */
function wordsWith(option, value) {
  const name = nameOfStrategy(strategyAtHand());
  const values = optionsOf(strategyAtHand());
  if (value === null || value === "") values.delete(option.name);
  else values.set(option.name, value);
  const order = strategyOfName(name)?.options ?? [];
  const given = order.filter((one) => values.has(one.name));
  const parts = given.map((one) => `${one.name}=${values.get(one.name)}`);
  return parts.length ? `${name}:${parts.join(",")}` : name;
}

/** Tunes an option: while it is dragged, only the picture follows. */
function tune(option, value, isDragged) {
  const strategy = wordsWith(option, value);
  tunedStrategies.set(nameOfStrategy(strategy), strategy);
  if (!isDragged) {
    change({ strategy });
    writeAddress();
    return showStrategy();
  }
  current.strategy = strategy;
  if (current.mode === "screen") change({ mode: "kept" });
  byId("figures").classList.add("stale");
  showPictures();
}

/** Shows the chosen strategy with its options. */
function showStrategy() {
  const words = strategyAtHand();
  const strategy = strategyOfName(nameOfStrategy(words));
  const focused = document.activeElement.id;
  const values = optionsOf(words);
  const fields = (strategy?.options ?? []).map((option) => optionField(option, values.get(option.name)));
  const code = words === strategy?.name || words === "own" ? null : element("code", { text: words });
  byId("strategy").replaceChildren(
    element("h2", { text: strategyTitle(nameOfStrategy(words)) }),
    element("p", { class: "about" }, ...sentence(strategy?.about ?? "This version has no such strategy.")),
    ...fields, code ? element("p", { class: "words-of" }, code) : "");
  if (focused.startsWith("option-")) byId(focused)?.focus();
}

/** Makes the field of an option by what kind of value it has. */
function optionField(option, value) {
  const makers = { number: numberField, word: wordField, color: colorField };
  const fields = (makers[option.kind] ?? textField)(option, value ?? option.default ?? null);
  return element("div", { class: "option" },
    element("label", { for: `option-${option.name}`, text: spoken(option.name) }), ...fields);
}

/** Makes a slider with its figure; where nothing is set, it stands at the usual value. */
function numberField(option, value) {
  const shown = Number(value ?? option.standard ?? option.least ?? 0);
  const [least, most] = [option.least ?? 0, option.most ?? Math.max(100, shown * 4)];
  const figure = element("output", { text: value === null ? "Its own" : figureText(option, shown) });
  const follow = (isDragged) => {
    figure.textContent = figureText(option, slider.valueAsNumber);
    tune(option, String(slider.valueAsNumber), isDragged);
  };
  const slider = element("input", {
    id: `option-${option.name}`, type: "range", min: String(least), max: String(most),
    step: String(option.step ?? stepOf(most - least)), value: String(shown),
    oninput: () => follow(true), onchange: () => follow(false),
  });
  return [slider, figure];
}

/** How far one step of a slider goes: fine enough for its range. */
function stepOf(range) {
  return range <= 2 ? 0.01 : range <= 20 ? 0.1 : range <= 100 ? 0.5 : 1;
}

/** Writes the figure of a slider with its unit. */
function figureText({ unit }, number) {
  const short = { points: "pt", percent: "%", times: "×" }[unit] ?? unit ?? "";
  return `${Math.round(number * 100) / 100} ${short}`.trim();
}

/** Makes a choice of words. */
function wordField(option, value) {
  const words = option.words ?? [];
  const select = element("select", {
    id: `option-${option.name}`, onchange: () => tune(option, select.value, false),
  }, ...wordChoices(value && !words.includes(value) ? [value, ...words] : words));
  select.value = value ?? words[0] ?? "";
  return [select];
}

/** Makes a field for a colour: by its name or number, or picked. */
function colorField(option, value) {
  const isNumber = /^#[0-9a-f]{6}$/i.test(value ?? "");
  const picked = element("input", {
    type: "color", value: isNumber ? value : "#000000", "aria-label": `Pick ${spoken(option.name)}`,
    oninput: () => { field.value = picked.value; tune(option, picked.value, true); },
    onchange: () => tune(option, picked.value, false),
  });
  const [field] = textField(option, value);
  return [field, picked];
}

/** Makes a field for a text, such as the path of a file. */
function textField(option, value) {
  const field = element("input", {
    id: `option-${option.name}`, type: "text", value: value ?? "", autocomplete: "off",
    spellcheck: "false", placeholder: option.kind === "file" ? "Path of a file" : "",
    required: Boolean(option.required), onchange: () => tune(option, field.value.trim(), false),
  });
  return [field];
}

watch(["strategy", "input"], showStrategy);
