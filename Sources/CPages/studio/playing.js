// A story plays in real time; the pictures follow as fast as they come.

const player = { frame: null, began: 0, from: 0 };

/** Plays the story from where it stands, or from the beginning once it has ended; or pauses it. */
function togglePlaying() {
  if (!story.value) return announce("There is no story to play.");
  if (player.frame !== null) return stopPlaying();
  if (storyLength() === 0) return announce("All of this story happens at once.");
  const from = current.time === null || current.time >= storyLength() ? 0 : current.time;
  goTo(from);
  Object.assign(player, { began: performance.now(), from });
  player.frame = requestAnimationFrame(play);
  showPlaying();
}

/** Shows the time that has come, until the end. */
function play(now) {
  const time = Math.min(storyLength(), player.from + Math.max(0, now - player.began) / 1000);
  Object.assign(current, { time, moment: null });
  story.place = null;
  notify(["time"]);
  if (time >= storyLength()) return stopPlaying();
  player.frame = requestAnimationFrame(play);
}

/** Pauses. */
function stopPlaying() {
  if (player.frame === null) return;
  cancelAnimationFrame(player.frame);
  player.frame = null;
  writeAddress();
  showPlaying();
}

/** Shows whether the story plays. */
function showPlaying() {
  byId("playing").textContent = player.frame === null ? "Play" : "Pause";
}

/** Follows the scrubber; the address is written once it is let go. */
function listenToScrubber() {
  const scrubber = byId("scrubber");
  const time = () => Math.min(storyLength(), scrubber.valueAsNumber / 1000);
  scrubber.addEventListener("input", () => {
    stopPlaying();
    story.place = null;
    if (current.mode !== "story") return goTo(time());
    Object.assign(current, { time: time(), moment: null });
    notify(["time", "moment"]);
  });
  scrubber.addEventListener("change", writeAddress);
}
