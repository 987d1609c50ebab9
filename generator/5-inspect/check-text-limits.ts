import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Content, Entry, Wording } from '../model/content.ts';
import { withoutMarkup } from '../model/inline-markup.ts';
import { languageTag } from '../model/locale.ts';
import type { MessageFormatElement } from '../model/message.ts';
import { messagesOf } from '../model/messages.ts';
import { pagesIn, type Scope } from '../model/scope.ts';
import type { TextLimit, TextLimitsOf } from '../model/text-limit.ts';
import { longestOf, widthOf } from './text-width.ts';

/** Which texts are looked at: those of a scope, or all. */
export interface TextLimitOptions {
  readonly scope?: Scope | undefined;
  readonly limitsOf: TextLimitsOf;
}

/** Content with what shows its texts as a locale does. */
export interface TextsOfSite {
  readonly content: Content;
  resolver(tag: string): { compile(text: string): readonly MessageFormatElement[] };
}

/** Texts that are longer than their limit, with their tokens replaced, in the country where they are longest. */
export function checkTextLimits(site: TextsOfSite, { scope, limitsOf }: TextLimitOptions): Diagnostic[] {
  const { content } = site;
  const check = (owner: string, entries: ReadonlyMap<string, Entry<Wording>>) => {
    const limitOf = limitsOf(owner);
    return [...entries].flatMap(([language, { value, file }]) =>
      messagesOf(value).flatMap((leaf) => {
        const limit = typeof leaf.value === 'string' ? limitOf(leaf) : undefined;
        if (!limit || typeof leaf.value !== 'string') return [];
        const length = lengthOf(leaf.value, { limit, language, site });
        return length > limit.max ? [tooLong({ file, path: leaf.path, limit, length })] : [];
      }),
    );
  };
  return [
    ...(scope === 'batch' ? [] : check('dictionary', content.dictionaries)),
    ...pagesIn(content, scope).flatMap(({ definition, copies }) => check(definition.value.template, copies)),
  ];
}

interface Shown {
  readonly limit: TextLimit;
  readonly language: string;
  readonly site: TextsOfSite;
}

function lengthOf(text: string, { limit, language, site }: Shown): number {
  const measure = limit.counted === 'characters' ? (words: string) => words.length : widthOf;
  if (!text.includes('{')) return Math.round(measure(withoutMarkup(text)));
  // Only facts are written differently from country to country.
  const tags = tagsOf(site.content, language).slice(0, text.includes('{fact:') ? undefined : 1);
  return Math.max(...tags.map((tag) => Math.round(measure(longestOf(site.resolver(tag).compile(text), measure)))));
}

function tagsOf({ locales }: Content, language: string): readonly string[] {
  const found = locales.filter((locale) => locale.language === language).map(({ tag }) => tag);
  return found.length ? found : [languageTag(language)];
}

interface Found {
  readonly file: string;
  readonly path: readonly string[];
  readonly limit: TextLimit;
  readonly length: number;
}

function tooLong({ file, path, limit, length }: Found): Diagnostic {
  return {
    code: 'WL2020',
    severity: 'error',
    file,
    dataPath: path,
    found: String(length),
    expected: `at most ${limit.max}`,
    message: `'${path.join('.')}' is ${length} ${limit.counted ? 'characters long' : 'letters wide'}, but ${limit.name} has room for ${limit.max}.`,
    hint: `Say it in fewer words: ${length - limit.max} less at least.${limit.counted ? '' : ' An m counts for more than one, an i for less.'}`,
  };
}
