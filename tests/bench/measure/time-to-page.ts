import { setTimeout } from 'node:timers/promises';
import type { DevSession } from '../../support/dev-session.ts';

/** A text of a page that is saved again and again. */
export interface TextToSave {
  /** The content file. */
  readonly file: string;
  /** The address of the page that shows it. */
  readonly address: string;
  /** Words that occur once in the file. */
  readonly words: string;
  /** The words that replace them in a round. */
  instead(round: number): string;
}

/** For each round, milliseconds from saving a text until the server sends the page with it. Restores the file. */
export async function measureTimeToPage(dev: DevSession, { file, address, words, instead }: TextToSave, rounds: number): Promise<number[]> {
  const page = async () => (await fetch(`${dev.origin}${address}`)).text();
  let last = await page();
  // Requests the page like a visitor who reloads: an event of the page would leave out the time in which it is made.
  const renewed = async () => {
    for (const before = last; last === before; last = await page()) await setTimeout(1);
  };
  const times: number[] = [];
  let present = words;
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await dev.save(file, present, instead(round));
    await renewed();
    times.push(performance.now() - started);
    present = instead(round);
  }
  await dev.save(file, present, words);
  await renewed();
  return times;
}
