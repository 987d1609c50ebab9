interface Repetition {
  task(): Promise<void>;
  readonly milliseconds: number;
  /** Called with the code or the name of the error of a run that failed. */
  failed(reason: string): void;
}

/** Runs a task now and then at an interval, one run after the other, without keeping the process alive. `close` waits for a current run. */
export function repeat({ task, milliseconds, failed }: Repetition): { readonly first: Promise<void>; close(): Promise<void> } {
  const run = () => task().catch((error: NodeJS.ErrnoException) => failed(error.code ?? error.name));
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
