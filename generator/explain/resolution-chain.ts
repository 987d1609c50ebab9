import type { Content, PageWithCopies, SharedContent } from '../model/content.ts';
import { isGap } from '../model/gap.ts';
import type { Route } from '../model/manifest.ts';
import { wordingAt } from '../model/messages.ts';
import { lineageOf, loadedTexts } from '../model/page-copies.ts';
import type { WrittenText } from './marks.ts';

export interface Step {
  readonly file: string;
  readonly dataPath: readonly string[];
  /** `fallback` is a declared gap; `inherits`: the document has no such text; `spelling` is that of the country. */
  readonly answer: 'text' | 'fallback' | 'inherits' | 'spelling';
  /** The next language or document, or the changed characters. */
  readonly leadsTo?: string;
}

/** Returns the steps from a page to a text: declared gaps, documents that inherit it, the text, and the spelling of the country. */
export function chainOf(content: Content, route: Route, text: WrittenText): readonly Step[] {
  const answer: Step = { file: text.file, dataPath: text.dataPath, answer: 'text' };
  const isShared = [...content.dictionaries.values()].some(({ file }) => file === text.file);
  const before = isShared ? inDictionaries(content, route, text) : inCopies(content, route, text);
  return [...before, answer, ...spelt(content, route, text)];
}

function inDictionaries({ dictionaries, site }: SharedContent, { language, copyLanguage }: Route, { file, dataPath }: WrittenText): Step[] {
  const [group = ''] = dataPath;
  // Tokens of a copy in another language are in that language, too.
  const dictionaryLanguage = [language, copyLanguage].find((one) => dictionaries.get(one)?.file === file) ?? language;
  const own = dictionaries.get(dictionaryLanguage);
  if (!own || own.file === file) return [];
  const given = own.value[group];
  const gap = isGap(given) && given.gap === 'fallback' ? given.language : undefined;
  if (gap !== undefined) return [{ file: own.file, dataPath: [group], answer: 'fallback', leadsTo: gap }];
  const { fallbacks, sourceLanguage } = site.value;
  return [{ file: site.file, dataPath: ['fallbacks', group], answer: 'fallback', leadsTo: fallbacks[group] ?? sourceLanguage }];
}

function inCopies(content: Content, route: Route, { file, dataPath }: WrittenText): Step[] {
  const texts = loadedTexts(content);
  const page = texts.get(route.page) as PageWithCopies;
  const { definition } = page;
  const gap = route.locale && definition.value.gaps?.[route.locale.id];
  const steps: Step[] = gap
    ? [{ file: definition.file, dataPath: ['gaps', route.locale?.id ?? ''], answer: 'fallback', leadsTo: route.copyLanguage }]
    : [];
  for (const one of lineageOf(texts, page)) {
    const copy = one.copies.get(route.copyLanguage);
    if (copy?.file === file) break;
    const base = one.definition.value.inherits;
    if (copy && base !== undefined && wordingAt(copy.value, dataPath) === undefined)
      steps.push({ file: copy.file, dataPath: dataPath.slice(0, 1), answer: 'inherits', leadsTo: base });
  }
  return steps;
}

function spelt({ countries }: SharedContent, { locale, copyLanguage }: Route, { written }: WrittenText): Step[] {
  const country = countries.get(locale?.country ?? '');
  const changes = Object.entries(country?.value.spelling?.[copyLanguage] ?? {}).filter(([from]) => written.includes(from));
  if (!country || !changes.length) return [];
  const leadsTo = changes.map(([from, to]) => `${from} → ${to}`).join(', ');
  return [{ file: country.file, dataPath: ['spelling', copyLanguage], answer: 'spelling', leadsTo }];
}
