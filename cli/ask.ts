import { createInterface } from 'node:readline/promises';

/** Whether a person can answer: both sides are a terminal. */
export const isAtTerminal = (): boolean => Boolean(process.stdin.isTTY && process.stdout.isTTY);

/** Asks at the terminal. Returns the answer, or the usual one where the line is empty. */
export async function ask(question: string, usual: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`${question} (${usual}): `)).trim() || usual;
  } finally {
    terminal.close();
  }
}
