import pc from 'picocolors';
import { usesColour } from '../print.ts';
import type { SuggestedAddress } from './suggested-addresses.ts';

/** Prints the address of a started server, and suggested addresses, to standard error. */
export function printUrls(origin: string, what: string, suggestions: readonly SuggestedAddress[]): void {
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
