// A follower keeps up with what is asked of it: one request at a time, and the newest one wins.

/** Loads one thing after the other; what was asked for meanwhile, but for the last, is skipped. */
class Follower {
  /** `load` takes a request and a signal; `show` takes the result, `fail` the error. */
  constructor(load, show, fail) {
    Object.assign(this, { load, show, fail, waiting: null, running: null });
  }

  /** Asks for something; an urgent request does not wait for the one that is on its way. */
  ask(request, isUrgent = false) {
    this.waiting = request;
    if (!this.running) return this.start();
    if (!isUrgent) return;
    this.running.abort();
    this.start();
  }

  /** Forgets what is on its way. */
  stop() {
    this.waiting = null;
    this.running?.abort();
    this.running = null;
  }

  /** Starts what waits. */
  async start() {
    const request = this.waiting;
    const running = new AbortController();
    Object.assign(this, { waiting: null, running });
    const [result, error] = await this.load(request, running.signal)
      .then((value) => [value, null], (reason) => [null, reason]);
    if (this.running !== running) return;
    this.running = null;
    if (error) this.fail(error, request);
    else this.show(result, request);
    if (this.waiting && !this.running) this.start();
  }
}
