import { escapeHtml } from '../markup/escape-html.ts';
import { changeHtml, linesHtml } from '../model/edition-html.ts';
import { type EditionStatus, listOfEditions } from '../model/editions.ts';
import type { PageContext } from '../react/page-context.ts';
import type { EditionPart, ListedEdition } from './contract-editions.ts';
import type { ResolvedWords } from './resolved-words.ts';

const statusWords: Readonly<Record<EditionStatus, string>> = {
  announced: 'announced',
  'in force': 'inForce',
  superseded: 'superseded',
  withdrawn: 'withdrawn',
};

/** A page about one edition of a contract, two, or their list, made of frozen texts alone, so that no later theme alters it. */
export function editionPage(
  { base, editions, lines, changes }: EditionPart,
  context: Pick<PageContext, 'words' | 'date'>,
): { readonly title: string; readonly body: string } {
  const { text, lang } = (context.words as unknown as (group: string) => ResolvedWords)('editions');
  const status = ({ status: of, day }: ListedEdition) => text(statusWords[of], of === 'withdrawn' ? undefined : { day: context.date(day) });
  const link = (href: string, words: string) => `<a href="${base}${href}">${escapeHtml(words)}</a>`;
  const differences = (before: string, after: string) => text('changes', { before: context.date(before), after: context.date(after) });
  const [first, second] = editions;
  const language = lang === undefined ? '' : ` lang="${lang}"`;
  const page = (title: string, parts: readonly string[]) => {
    const all = text('all');
    const others = title === all ? [] : [link(`${listOfEditions}/`, all)];
    const links = [`<a href="#main">${escapeHtml(title)}</a>`, link('', text('present')), ...others];
    const header = `<header class="container"${language}><p>${links.join(' · ')}</p></header>`;
    return { title, body: `${header}\n<main id="main" class="editions container">\n${parts.join('\n')}\n</main>` };
  };
  const heading = (words: string) => `<h1${language}>${escapeHtml(words)}</h1>`;
  if (changes && first && second) {
    const title = differences(first.edition, second.edition);
    return page(title, [
      heading(title),
      ...(changes.length ? changes.map(changeHtml) : [`<p${language}>${escapeHtml(text('unchanged'))}</p>`]),
    ]);
  }
  if (lines && first) {
    const state = escapeHtml(status(first));
    const about = [
      first.status === 'withdrawn' ? `<span id="withdrawn">${state}</span>` : state,
      link(`${first.edition}.txt`, text('plain')),
      `<code>SHA-256 ${first.sha256}</code>`,
    ];
    const [title, ...rest] = lines;
    return page(`${title?.text ?? ''} – ${status(first)}`, [
      `<h1>${escapeHtml(title?.text ?? '')}</h1>`,
      `<p${language}>${about.join(' · ')}</p>`,
      ...linesHtml(rest),
    ]);
  }
  const rows = editions.map((one) => {
    const redline = one.before === undefined ? [] : [link(`${one.before}..${one.edition}/`, differences(one.before, one.edition))];
    const about = [
      // A published place: its withdrawal cannot be removed unnoticed.
      link(`${one.edition}/${one.status === 'withdrawn' ? '#withdrawn' : ''}`, status(one)),
      link(`${one.edition}.txt`, text('plain')),
      ...redline,
      `<code>SHA-256 ${one.sha256}</code>`,
    ];
    return `<li>${about.join(' · ')}</li>`;
  });
  return page(text('all'), [heading(text('all')), `<ul${language}>`, ...rows.reverse(), '</ul>']);
}
