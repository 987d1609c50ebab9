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

/** For each round, milliseconds from saving a text until the events of its page announce a newer one. Restores the file. */
export async function measureTimeToEvent(
  dev: DevSession,
  { file, address, words, instead }: TextToSave,
  rounds: number,
): Promise<number[]> {
  const { body } = await fetch(`${dev.origin}/@dev/events?${new URLSearchParams({ address, shown: 'nothing' })}`);
  if (!body) throw new Error('the events of a page have no body');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const renewed = async () => {
    for (let text = ''; !/event: renewed\n.*\n\n/.test(text); ) {
      const { value, done } = await reader.read();
      if (done) throw new Error('the development server has ended its events');
      text += value;
    }
  };
  await renewed();
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
  await reader.cancel();
  return times;
}
