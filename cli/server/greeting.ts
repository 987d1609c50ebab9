import pc from 'picocolors';
import { usesColour } from '../print.ts';
import type { Suggestion } from './try-first.ts';

/** What a server says when it is there: its address, and what to look at. Goes to standard error. */
export function greet(origin: string, what: string, suggestions: readonly Suggestion[]): void {
  const paint = pc.createColors(usesColour(process.stderr));
  const width = Math.max(0, ...suggestions.map(({ path }) => path.length));
  const lines = [
    '',
    `  ${paint.bold(paint.cyan(origin))}  ${what}`,
    '',
    ...suggestions.map(({ path, what: note }) => `  ${origin}${path.padEnd(width)}  ${paint.dim(note)}`),
    ...(suggestions.length ? [''] : []),
    `  ${paint.dim('Ctrl-C stops it.')}`,
    '',
  ];
  process.stderr.write(`${lines.join('\n')}\n`);
}
