import { escapeHtml } from '../markup/escape-html.ts';
import type { EditionLine } from './edition-text.ts';
import type { Change } from './redline.ts';
import { wordRuns } from './word-diff.ts';

const elements = { same: undefined, removed: 'del', added: 'ins' } as const;

/** A change as a paragraph, in which removed and new words are marked. */
export function changeHtml({ number, appendix, before = '', after = '' }: Change): string {
  const words = wordRuns(before, after).map(({ kind, words: run }) => {
    const [text, name] = [escapeHtml(run.join(' ')), elements[kind]];
    return name ? `<${name}>${text}</${name}>` : text;
  });
  const place = appendix === undefined ? number : `${appendix}:`;
  return `<p>${place ? `<b>${escapeHtml(place)}</b> ` : ''}${words.join(' ')}</p>`;
}

/** The lines of an edition after its title: headings of sections and appendices, and texts under their numbers. Clauses have their names as ids. */
export const linesHtml = (lines: readonly EditionLine[]): string[] =>
  lines.map(({ key, number, text, appendix }, index) => {
    const words = escapeHtml([number, text].filter(Boolean).join(' '));
    const begins = appendix !== undefined && appendix !== lines[index - 1]?.appendix ? `<h2>${escapeHtml(appendix)}</h2>\n` : '';
    if (appendix !== undefined) return `${begins}<p>${words}</p>`;
    const [section, name] = key.split('.');
    return name === 'heading' ? `<h2 id="${section}">${words}</h2>` : `<p${number ? ` id="${key}"` : ''}>${words}</p>`;
  });
