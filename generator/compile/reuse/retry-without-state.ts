import { LostText } from '../../cache/texts.ts';

/** Runs a command, and once more without the state of the last build if a text of that state turns out to be lost. */
export async function retryWithoutState<Result>(run: (isStateDamaged: boolean) => Promise<Result>): Promise<Result> {
  try {
    return await run(false);
  } catch (error) {
    if (!(error instanceof LostText)) throw error;
    return run(true);
  }
}
