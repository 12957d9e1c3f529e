// The pictures on the stage: which are wanted, loading them, and showing them as soon as they are there.

/** How long nothing new may come before a quick picture is drawn again with all pixels. */
const refineAfter = 400;

/** The places of pictures on the stage: one, or two side by side. */
const slots = [makeSlot(), makeSlot()];

/** Makes the place of a picture, which follows what is asked of it. */
function makeSlot() {
  const slot = { pane: null, bitmap: null, points: null, views: null, errors: [], isAbsent: false };
  slot.follower = new Follower(
    loadPicture, (found, asked) => showPicture(slot, found, asked),
    (error, asked) => failPicture(slot, error, asked));
  return slot;
}

/** Whether a picture is on its way. */
function picturesAreComing() {
  return slots.some((slot) => slot.follower.running);
}

/** The pictures that the mode at hand wants, each as a label and an address. */
function panesWanted() {
  const wanted = { screen: [screenPane], kept: [keptPane], both: [screenPane, keptPane],
    story: [storyPane], deck: [deckPane] }[current.mode];
  return wanted.map((make) => make());
}

/** The screen as its user sees it. */
function screenPane() {
  return { label: "Screen", path: "picture", more: { chrome: current.chrome }, hasViews: true };
}

/** The picture that the system keeps. */
function keptPane() {
  const label = `Kept, ${strategyTitle(nameOfStrategy(strategyAtHand()))}`;
  return { label, path: "picture", strategy: strategyAtHand(), hasViews: true };
}

/** What is shown at the time of the story, or the picture of one of its moments. */
function storyPane() {
  const strategy = strategyAtHand();
  const moment = momentAtHand();
  if (moment) {
    const label = `${moment.caption ?? `Moment ${moment.index + 1}`} · ${disclosureOf(moment).word}`;
    return { label, path: "moment", strategy, more: { index: moment.index } };
  }
  const time = Math.round((current.time ?? 0) * 1000) / 1000;
  return { label: `Display at ${seconds(time)}`, path: "frame", strategy, more: { time } };
}

/** The deck of the app switcher. */
function deckPane() {
  return { label: "App switcher", path: "deck", strategy: strategyAtHand(), isWhole: true };
}

/** Writes the request for the picture of a pane; with a scale it is drawn with fewer pixels. */
function addressOfPane({ path, strategy, more }, scale) {
  const values = { ...more, scale };
  return strategy ? addressUnder(strategy, path, values) : addressOf(path, values);
}

/** Asks for the pictures at hand; urgently, they do not wait for others on their way. */
function showPictures(isUrgent = false) {
  if (!current.input) return;
  const panes = panesWanted();
  slots.forEach((slot, place) => {
    if (!panes[place]) return emptySlot(slot);
    slot.isOff = false;
    askForPane(slot, panes[place], isUrgent);
  });
}

/** Asks for the picture of a pane, unless it is the one that was asked for last. */
function askForPane(slot, pane, isUrgent) {
  const address = addressOfPane(pane, null);
  if (slot.asked === address) return;
  clearTimeout(slot.refining);
  slot.asked = address;
  const scale = pane.isWhole ? null : quickScale();
  const revision = shownInput()?.revision ?? 0;
  slot.follower.ask({ address: addressOfPane(pane, scale), pane, scale, revision }, isUrgent);
}

/** Takes the picture of a place away. */
function emptySlot(slot) {
  slot.follower.stop();
  clearTimeout(slot.refining);
  slot.bitmap?.close();
  Object.assign(slot, {
    pane: null, bitmap: null, asked: null, views: null, errors: [], isAbsent: false, isOff: true,
  });
}

/** Loads a picture and decodes it. */
async function loadPicture({ address }, signal) {
  const answer = await ask(address, signal);
  if (!answer) return null;
  const bitmap = await createImageBitmap(await answer.blob());
  const scale = Number(answer.headers.get("X-Scale")) || deviceScale();
  return { bitmap, scale, milliseconds: Number(answer.headers.get("X-Milliseconds")) || null };
}

/** Puts a picture on the stage with the next frame. */
function showPicture(slot, found, asked) {
  const { pane, revision, scale } = asked;
  const before = slot.bitmap;
  Object.assign(slot, {
    pane, revision, errors: [], isAbsent: !found, bitmap: found?.bitmap ?? null,
    scale: found?.scale ?? 1, milliseconds: found?.milliseconds ?? null,
  });
  if (found) takeSize(slot, [found.bitmap.width / found.scale, found.bitmap.height / found.scale]);
  stage.arrived += 1;
  redraw(before);
  showFaults();
  if (scale && found && found.scale < deviceScale()) refineLater(slot, asked);
  if (!picturesAreComing()) afterPictures();
}

/** Takes the size of a picture in points, and fits the stage to it where that is another one. */
function takeSize(slot, points) {
  const isSame = slot.points && points.every((side, place) => Math.abs(side - slot.points[place]) < 1);
  if (isSame) return;
  slot.points = points;
  if (stage.fits) fit();
}

/** Asks for the picture with all its pixels once nothing new comes. */
function refineLater(slot, { pane, revision }) {
  slot.refining = setTimeout(() => {
    if (slot.isOff || slot.follower.running) return;
    slot.follower.ask({ address: addressOfPane(pane, null), pane, scale: null, revision });
  }, refineAfter);
}

/** Keeps the last good picture, and tells what is wrong. */
function failPicture(slot, error, asked) {
  if (error.name === "AbortError") return;
  const isAway = error instanceof TypeError;
  slot.asked = isAway ? null : slot.asked;
  slot.errors = error instanceof Refusal ? error.errors : isAway ? [] : [{ words: error.message }];
  slot.revision = asked.revision;
  showFaults();
  if (!picturesAreComing()) afterPictures();
}

watch(["input", "mode"], () => showPictures(true));
watch(["strategy", "trigger", "time", "moment", ...circumstances.map(({ key }) => key)], () => {
  showPictures();
});
