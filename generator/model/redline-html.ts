import { escapeHtml } from '../markup/escape-html.ts';
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
