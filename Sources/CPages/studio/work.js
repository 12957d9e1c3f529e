// Work in the background: what is not the picture itself waits until the picture is there.

const workersAtOnce = 2;
const waitingWork = new Map();
let busyWorkers = 0;
let workTimer = null;

/** Does something later; work of the same key that still waits is replaced. Low ranks go first. */
function later(rank, key, run) {
  waitingWork.set(key, { rank, run });
  scheduleWork();
}

/** Looks for work once what runs now has ended. */
function scheduleWork() {
  workTimer ??= setTimeout(() => { workTimer = null; startWork(); }, 0);
}

/** Starts what waits, the lowest rank first, unless a picture is on its way. */
function startWork() {
  while (busyWorkers < workersAtOnce && waitingWork.size > 0 && !picturesAreComing()) {
    const entries = [...waitingWork];
    const [key, { run }] = entries.reduce((best, one) => (one[1].rank < best[1].rank ? one : best));
    waitingWork.delete(key);
    busyWorkers += 1;
    Promise.resolve().then(run).catch(() => null).then(() => { busyWorkers -= 1; startWork(); });
  }
}
