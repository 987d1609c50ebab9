import { createInterface } from 'node:readline/promises';
import { UsageError } from './command-errors.ts';
import { choice } from './options.ts';

/** Whether a person can answer: both sides are a terminal. */
export const isAtTerminal = (): boolean => Boolean(process.stdin.isTTY && process.stdout.isTTY);

interface Asking<Answer> {
  /** The answer of an empty line. */
  readonly usual: string;
  /** Returns the answer, or throws a usage error, so that the question is asked again. */
  readonly read: (answer: string) => Answer | Promise<Answer>;
  readonly input?: NodeJS.ReadableStream;
  readonly output?: NodeJS.WritableStream;
}

/** Asks at the terminal until an answer can be used. */
export async function ask<Answer>(
  question: string,
  { usual, read, input = process.stdin, output = process.stdout }: Asking<Answer>,
): Promise<Answer> {
  const terminal = createInterface({ input, output, prompt: `${question} (${usual}): ` });
  try {
    terminal.prompt();
    for await (const line of terminal) {
      try {
        return await read(line.trim() || usual);
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        output.write(`${error.message}\n`);
        terminal.prompt();
      }
    }
    throw new UsageError('The question has no answer.');
  } finally {
    terminal.close();
  }
}

/** Has a person confirm what is printed above, unless --yes is given. Throws a usage error for a refusal, or without a terminal. */
export async function confirm(question: string, { yes }: { readonly yes?: boolean | undefined }): Promise<void> {
  if (yes) return;
  if (!isAtTerminal()) throw new UsageError('Nothing was written. Read what is printed above, then give --yes to write it.');
  const answer = await ask(question, { usual: 'no', read: (given) => choice('answer', given, ['yes', 'no']) });
  if (answer === 'no') throw new UsageError('Nothing was written.');
}
