import { originsOf, placesOf, type SiteModel, type Step, type TextOrigin } from '../../generator/index.ts';
import { UsageError } from '../command-errors.ts';
import type { SiteOptions } from '../options.ts';
import type { FoundPage } from './find-page.ts';

/** A value of a content file with its line and column, if they were found. */
export interface ValueAt {
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** A text with the places of its origins, as `--format json` prints it. */
export interface ExplainedText {
  /** `hero.heading` */
  readonly key: string;
  readonly shown: string;
  readonly written: string;
  readonly at: ValueAt;
  readonly standing?: TextOrigin['standing'];
  readonly again: number;
  readonly chain: readonly (Pick<Step, 'answer' | 'leadsTo'> & { readonly at: ValueAt })[];
  readonly tokens: readonly { readonly written: string; readonly shown: string; readonly at: ValueAt }[];
  readonly arguments: TextOrigin['arguments'];
  readonly translation?: ExplainedTranslation;
}
export interface ExplainedTranslation extends Omit<NonNullable<TextOrigin['translation']>, 'source'> {
  readonly source?: { readonly language: string; readonly text: string; readonly at: ValueAt };
}

interface Wanted {
  readonly site: SiteModel;
  readonly found: FoundPage;
  /** Only texts that contain these words. */
  readonly words?: string | undefined;
  readonly options: SiteOptions;
}

/** The texts of a page, with lines. A usage error for a missing fragment, and for words that the page does not show. */
export async function textsOf({ site, found, words, options }: Wanted): Promise<readonly ExplainedText[]> {
  const { route, fragment } = found;
  const { origins, ids } = await originsOf(site, route, fragment);
  if (fragment !== undefined && !ids.has(fragment)) throw new UsageError(noPlace(route.path, fragment, ids));
  const wanted = words === undefined ? origins : origins.filter((origin) => contains(origin, words));
  if (words !== undefined && !wanted.length)
    throw new UsageError(`No text of ${route.path} contains “${words}”. Try fewer words, spelt as the page shows them.`);
  const places = await placesOf(wanted.flatMap(placesIn), options);
  const known = new Map(places.map(({ file, line, column, dataPath }) => [key({ file, dataPath }), { file, line, column }]));
  const at = (place: Place): ValueAt => known.get(key(place)) ?? { file: place.file };
  return wanted.map((origin) => placed(origin, at));
}

type Place = Pick<TextOrigin, 'file' | 'dataPath'>;
const key = ({ file, dataPath }: Place) => `${file} ${dataPath.join('\0')}`;

function placesIn({ chain, tokens, translation, ...text }: TextOrigin): Place[] {
  const source = translation?.source;
  return [text, ...chain, ...tokens, ...(source ? [source] : [])].map(({ file, dataPath }) => ({ file, dataPath }));
}

function placed({ dataPath, file, chain, tokens, translation, ...text }: TextOrigin, at: (place: Place) => ValueAt): ExplainedText {
  const { source, ...state } = translation ?? {};
  return {
    key: dataPath.join('.'),
    at: at({ file, dataPath }),
    ...text,
    chain: chain.map(({ answer, leadsTo, ...place }) => ({ answer, ...(leadsTo !== undefined && { leadsTo }), at: at(place) })),
    tokens: tokens.map(({ written, shown, ...place }) => ({ written, shown, at: at(place) })),
    ...(translation && {
      translation: {
        ...(state as ExplainedTranslation),
        ...(source && { source: { language: source.language, text: source.text, at: at(source) } }),
      },
    }),
  };
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
