import pc from 'picocolors';
import { wrap } from '../../generator/7-report/column-width.ts';
import { type Code, definitionOf } from '../../generator/index.ts';

/** The meaning of a code: title, cause, a bad and a good example. */
export function codeText(code: Code, colour: boolean): string {
  const paint = pc.createColors(colour);
  const { title, cause, bad, good } = definitionOf(code);
  const lines = [
    `${paint.bold(code)}  ${paint.bold(title)}`,
    '',
    ...wrap(cause, 88).map((line) => `  ${line}`),
    '',
    paint.red('  Not so'),
    ...bad.split('\n').map((line) => `    ${line}`),
    '',
    paint.green('  But so'),
    ...good.split('\n').map((line) => `    ${line}`),
  ];
  return `${lines.join('\n')}\n`;
}
