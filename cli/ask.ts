import { createInterface } from 'node:readline/promises';
import { UsageError } from './command-errors.ts';

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
