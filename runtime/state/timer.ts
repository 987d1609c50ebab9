interface Timer {
  /** Stops the time until `resume`; elapsed time counts. */
  pause(): void;
  resume(): void;
}

/** Calls back once after a while that can be stopped and goes on with what was left (WCAG 2.2.1). It starts at rest. */
export function timer(milliseconds: number, done: () => void): Timer {
  let left = milliseconds;
  let since = 0;
  let running: ReturnType<typeof setTimeout> | undefined;
  return {
    pause() {
      if (running === undefined) return;
      clearTimeout(running);
      running = undefined;
      left -= performance.now() - since;
    },
    resume() {
      if (running !== undefined) return;
      since = performance.now();
      running = setTimeout(done, left);
    },
  };
}
