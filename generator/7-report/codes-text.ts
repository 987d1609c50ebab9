import { type Code, codes, definitionOf, type SiteCodes, siteCodes } from '../diagnostics/codes.ts';
import { wrap } from './column-width.ts';

/** A chapter is the first digit of its codes. */
const titles: Readonly<Record<string, string>> = {
  WL1: 'Content',
  WL2: 'Translation',
  WL3: 'Addresses and links',
  WL4: 'Contracts and claims',
  WL5: 'Markup and weight',
  WL6: 'Build and configuration',
};

/** Every code with its sentence, chapter by chapter, for a terminal of so many columns. The codes of the site's own checks come last. */
export function codesText(width: number, ofSite: SiteCodes): string {
  const all = (Object.keys(codes) as Code[]).sort();
  const own = siteCodes(ofSite);
  const chapters = Object.entries(titles).map(([start, title]) => [title, all.filter((code) => code.startsWith(start))] as const);
  return [...chapters, ...(own.length ? [['Checks of this site', own] as const] : [])]
    .map(([title, list]) => {
      const rows = list.flatMap((code) =>
        wrap(definitionOf(code, ofSite).title, width - 10).map((line, index) => `  ${index ? ' '.repeat(code.length) : code}  ${line}`),
      );
      return `${[title, ...rows].join('\n')}\n`;
    })
    .join('\n');
}
