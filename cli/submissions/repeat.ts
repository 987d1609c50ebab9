interface RepeatOptions {
  task(): Promise<void>;
  readonly milliseconds: number;
  /** Called with the reason of a run that failed, unless the run before failed for the same one. */
  failed(reason: string): void;
}

/** A task that runs again and again. */
export interface Repetition {
  /** Resolves when it has run once. */
  readonly first: Promise<void>;
  /** Ends it, and waits for a current run. */
  close(): Promise<void>;
}

/** Runs a task at once and again at an interval, one run after the other, without keeping the process alive. */
export function repeat({ task, milliseconds, failed }: RepeatOptions): Repetition {
  let failure: string | undefined;
  const run = async () => {
    const reason = await task().then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code || error.message,
    );
    if (reason !== undefined && reason !== failure) failed(reason);
    failure = reason;
  };
  const first = run();
  let running = first;
  const timer = setInterval(() => {
    running = running.then(run);
  }, milliseconds).unref();
  return {
    first,
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
