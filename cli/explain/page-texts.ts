import { counted } from '../../generator/7-report/report.ts';
import { groupBy, originsOf, type SiteModel, type TextOrigin } from '../../generator/index.ts';
import { UsageError } from '../command-errors.ts';
import type { TargetPage } from './find-page.ts';
import { type Placed, placeText, withPlaces } from './places.ts';
import type { Line, Section, Words } from './sheet.ts';

/** A text with the places of its origins, as `--format json` prints it. `key` is such as `hero.heading`. */
export type PageText = Placed<TextOrigin> & { readonly key: string };

type Translation = NonNullable<PageText['translation']>;

interface Wanted {
  readonly target: TargetPage;
  /** Only texts that contain these words. */
  readonly words?: string | undefined;
}

/** The texts of a page, with lines. A usage error for a missing fragment, and for words that the page does not show. */
export async function textsOf(site: SiteModel, { target, words }: Wanted): Promise<readonly PageText[]> {
  const { route, fragment } = target;
  const { origins, ids } = await originsOf(site, route, fragment);
  if (fragment !== undefined && !ids.has(fragment)) throw new UsageError(noPlace(route.path, fragment, ids));
  const wanted = words === undefined ? origins : origins.filter((origin) => contains(origin, words));
  if (words !== undefined && !wanted.length)
    throw new UsageError(`No text of ${route.path} contains “${words}”. Try fewer words, spelt as the page shows them.`);
  const placed = await withPlaces(wanted, site.site);
  return placed.map((text, index) => ({ key: wanted[index]?.dataPath.join('.') ?? '', ...text }));
}

/** Ignores case, and treats any white space as one space. */
function contains({ shown, written }: TextOrigin, words: string): boolean {
  const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
  return [shown, written].some((text) => plain(text).includes(plain(words)));
}

function noPlace(path: string, fragment: string, ids: ReadonlySet<string>): string {
  const near = [...ids].find((id) => id.endsWith(`.${fragment}`)) ?? [...ids].find((id) => fragment.startsWith(id));
  return `${path} has no place '#${fragment}'.${near ? ` Did you mean #${near}?` : ' Take the id from the address of the place in the browser.'}`;
}

/** How much of the texts is printed. */
export interface Detail {
  /** Includes the texts of header and footer, and every text under a heading. */
  readonly all: boolean;
  /** Includes whole texts, and what is the same for the whole page. */
  readonly full: boolean;
  /** English name of a language. */
  language(code: string): string;
}

/** The files with texts of the page, with their language and state. */
export function filesSection(texts: readonly PageText[], { language }: Detail): Section {
  const rows = [...groupBy(texts, ({ at }) => at.file)].map(([file, own]) => {
    const source = own.find(({ translation }) => translation?.source)?.translation?.source;
    const states = groupBy(own, ({ translation }) => translation?.state);
    const notable = [...states].flatMap(([state, { length }]) => (state && state in remarks ? [`${length} ${remarks[state]}`] : []));
    const from = source ? `, from ${source.at.file.split('/').at(-1)}` : ', the source';
    const name = language(own[0]?.translation?.language ?? '');
    return [file, counted(own.length, 'text'), `${name}${from}${notable.length ? `: ${notable.join(', ')}` : ''}`];
  });
  return { heading: 'Written in', rows };
}

const remarks: Readonly<Record<string, string>> = {
  draft: 'draft',
  translated: 'translated',
  reviewed: 'reviewed',
  approved: 'approved',
  stale: 'stale',
  'same-as-source': 'the same as the source',
};

/** The maximal number of texts under one heading, without --all. */
const most = 8;

/**
 * The texts in the order of the page: region by region, in the main part heading by heading. Header and footer become a note without --all.
 */
export function textSections(texts: readonly PageText[], detail: Detail): { sections: Section[]; notes: string[] } {
  const isFolded = (name: string) => !detail.all && !detail.full && name in folded;
  const groups = [...groupBy(texts, groupOf)];
  const sections = groups.filter(([name]) => !isFolded(name)).map(([heading, own]) => ({ heading, lines: linesOf(own, detail) }));
  const closed = groups.filter(([name]) => isFolded(name)).map(([name, own]) => `${counted(own.length, 'text')} ${folded[name]}`);
  const notes = closed.length ? [`Also ${closed.join(', ')}.`, "To show them, add --all, or --text 'WORDS'."] : [];
  return { sections, notes };
}

const hidden = 'Read, but not visible on the page';
const folded: Readonly<Record<string, string>> = {
  Header: 'in the header',
  Footer: 'in the footer',
  Beside: 'outside of these regions (banner, notices, dialogs)',
  [hidden]: 'that are not visible on the page',
};

function groupOf({ standing }: PageText): string {
  if (!standing) return hidden;
  return standing.region === 'Main' ? (standing.heading ?? 'Main') : standing.region;
}

function linesOf(own: readonly PageText[], detail: Detail): Line[] {
  const shown = detail.all || detail.full ? own : own.slice(0, most);
  const left = own.length - shown.length;
  return [
    ...shown.flatMap((text) => textLines(text, detail)),
    ...(left ? [{ dim: `… and ${counted(left, 'more text')} here (--all)` }] : []),
  ];
}

/** One text: its words, its places, and further details. */
function textLines(text: PageText, detail: Detail): Line[] {
  const { shown, key, at, standing, again } = text;
  const role = standing ? `${standing.island ? `${standing.island}: ` : ''}${standing.role}${again ? `, ${again} × more` : ''}` : '';
  return [
    detail.full ? shown : { rest: shown },
    { words: [{ place: placeText(at) }, key, { dim: role }], depth: 2 },
    ...stepLines(text, detail),
    ...tokenLines(text),
    ...slotLines(text),
    ...stateLines(text.translation, detail),
  ];
}

const detailLine = (...words: readonly Words[]): Line => ({ words, depth: 3 });

function stepLines({ chain }: PageText, { full, language }: Detail): Line[] {
  return chain.flatMap(({ answer, leadsTo = '', at }) => {
    const line = (text: string) => [detailLine(text, { place: placeText(at) })];
    if (answer === 'fallback') return full || !at.file.endsWith('/page.ts') ? line(`falls back to ${language(leadsTo)} in`) : [];
    if (answer === 'inherits') return full ? line(`inherited from ${leadsTo}, because it is missing in`) : [];
    return answer === 'spelling' ? line(`spelling of the country, ${leadsTo}`) : [];
  });
}

function tokenLines({ tokens }: PageText): Line[] {
  const each = new Map(tokens.map((token) => [token.written, token]));
  return [...each.values()].map(({ written, shown, at }) => detailLine(written, { rest: shown }, { place: placeText(at) }));
}

function slotLines({ arguments: slots }: PageText): Line[] {
  return slots.map(({ name, branches }) =>
    detailLine(`{${name}} is filled in where the text is used${branches ? `: ${branches.join(', ')}` : ''}`),
  );
}

/** The participle of each status, for a sentence. */
const done = { draft: 'drafted', translated: 'translated', reviewed: 'reviewed', approved: 'approved' } as const;

/** The state of a clause, and its last attestation if that is outdated. */
function clauseState({ state, said, by, at }: Translation): string {
  if (!said) return 'draft: not attested as translated';
  if (state === 'stale') return `stale: the source has changed since ${by} ${done[said]} it on ${at}`;
  return state === said ? `${state} by ${by} on ${at}` : `draft: edited since ${by} ${done[said]} it on ${at}`;
}

function stateLines(translation: Translation | undefined, { full, language }: Detail): Line[] {
  if (!translation) return [];
  const { state, source } = translation;
  const from = (text: string): Line[] =>
    source ? [detailLine(`${text} ${language(source.language)}`, { place: placeText(source.at) })] : [];
  const original: Line[] = full && source ? [{ words: [{ rest: `“${source.text}”` }], depth: 4 }] : [];
  switch (state) {
    case 'source':
      return full ? [detailLine(`source text, ${language(translation.language)}`)] : [];
    case 'translation':
      return full && source ? [...from('translates'), ...original] : [];
    case 'same-as-source':
      return from('the same words as in');
    default: {
      const sentence = clauseState(translation);
      return [...(full && source ? from(`${sentence}; source`) : [detailLine(sentence)]), ...original];
    }
  }
}
