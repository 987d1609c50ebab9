import { definitionOf, type SiteCodes } from '../diagnostics/codes.ts';
import { chapters } from './chapters.ts';
import { wrap } from './column-width.ts';
import { fenced } from './phrases.ts';

/** Every code with its sentence, for a terminal of so many columns. */
export function codesText(width: number, codes: SiteCodes): string {
  return chapters(codes)
    .map(({ title, codes: list }) => {
      const rows = list.flatMap((code) =>
        wrap(definitionOf(code, codes).title, width - 10).map((line, index) => `  ${index ? ' '.repeat(code.length) : code}  ${line}`),
      );
      return `${[title, ...rows].join('\n')}\n`;
    })
    .join('\n');
}

/** Every code with its meaning, as Markdown. */
export function codesMarkdown(codes: SiteCodes): string {
  return [
    '# Codes\n',
    ...chapters(codes).flatMap(({ title, codes: list }) => [
      `## ${title}\n`,
      ...list.map((code) => {
        const { title: sentence, cause, bad, good } = definitionOf(code, codes);
        return `### ${code}: ${sentence}\n\n${cause}\n\nNot so:\n\n${fenced(bad)}\n\nBut so:\n\n${fenced(good)}\n`;
      }),
    ]),
  ].join('\n');
}
