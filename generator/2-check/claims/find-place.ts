import { suggestion } from '../../diagnostics/suggestion.ts';
import type { ClaimPlace } from '../../model/claim-places.ts';
import type { Content, Entry, PageWithCopies, Wording } from '../../model/content.ts';
import { keyOfFact } from '../../model/fact.ts';
import { isGap } from '../../model/gap.ts';
import { withoutMarkup } from '../../model/inline-markup.ts';
import { messagesOf, wordingAt } from '../../model/messages.ts';
import { numberWord } from '../../model/number-words.ts';
import { copiesOf, loadedTexts } from '../../model/page-copies.ts';
import type { ValuePlace } from '../../model/reading.ts';
import { replaceTokens } from '../../model/text-tokens.ts';
import { factWords } from './fact-words.ts';

/** A resolved place: its name, the value there, and the place in its file. */
export interface FoundPlace {
  readonly where: string;
  readonly value: string;
  readonly at: ValuePlace;
}

/** A place, or the reason why it is missing. */
type PlaceLookup = FoundPlace | { readonly message: string; readonly hint: string };

/** Resolves a place. The tokens of a text are replaced, in English. */
export function find(content: Content, place: ClaimPlace): PlaceLookup {
  switch (place.in) {
    case 'page':
      return onPage(content, place);
    case 'dictionary': {
      const language = place.language ?? content.site.value.sourceLanguage;
      const dictionary = content.dictionaries.get(language);
      if (!dictionary) return unknown(`the dictionary '${language}'`, language, [...content.dictionaries.keys()], 'dictionaries');
      return textAt([dictionary], {
        path: place.key,
        where: language === content.site.value.sourceLanguage ? 'dictionary' : `dictionary ${language}`,
        content,
      });
    }
    case 'fact': {
      const fact = content.facts.get(place.fact);
      return fact
        ? { where: place.fact, value: factWords(fact.value), at: factPlace(place.fact, fact.file) }
        : unknown(`the fact '${place.fact}'`, place.fact, [...content.facts.keys()], 'facts');
    }
    case 'address': {
      const addresses = addressesIn(content);
      const at = addresses.find(({ address }) => address === place.address)?.at;
      const names = addresses.map(({ address }) => address);
      return at
        ? { where: '', value: place.address, at }
        : unknown(`the address '${place.address}'`, place.address, names, 'addresses that page files write');
    }
    case 'country': {
      const { value: country, file = '' } = content.countries.get(place.country) ?? {};
      return country
        ? {
            where: `country ${place.country}`,
            value: `${country.name} (${country.languages.join(', ')}), ${country.domain}`,
            at: { file, dataPath: ['code'] },
          }
        : unknown(`the country '${place.country}'`, place.country, [...content.countries.keys()], 'countries');
    }
    case 'site': {
      const value = place.setting
        .split('.')
        .reduce<unknown>((group, key) => (group as Record<string, unknown> | undefined)?.[key], content.site.value);
      return typeof value === 'string'
        ? { where: place.setting, value, at: { file: content.site.file, dataPath: place.setting.split('.') } }
        : unknown(`the setting '${place.setting}'`, place.setting, Object.keys(content.site.value), 'settings');
    }
  }
}

export function factPlace(id: string, file: string): ValuePlace {
  return { file, dataPath: [keyOfFact(id)] };
}

export const quotedWords = (place: ClaimPlace): string | undefined => ('says' in place ? place.says : undefined);

/** Every address and pattern in a page's file. */
function addressesIn({ pages }: Content): { address: string; at: ValuePlace }[] {
  return [...pages.values()].flatMap(({ definition: { value, file } }) => [
    ...(value.path ? [{ address: value.path, at: { file, dataPath: ['path'] } }] : []),
    ...(value.addresses ?? []).map(({ path }, index) => ({ address: path, at: { file, dataPath: ['addresses', String(index), 'path'] } })),
  ]);
}

function onPage(content: Content, place: Extract<ClaimPlace, { in: 'page' }>): PlaceLookup {
  const texts = loadedTexts(content);
  const page = texts.get(place.page);
  if (!page) return unknown(`the page '${place.page}'`, place.page, [...content.pages.keys()], 'pages');
  if (place.path === undefined) return { where: page.id, value: 'the page', at: { file: page.definition.file, dataPath: [] } };
  const language = place.language ?? languageToRead(page);
  const copies = copiesOf(texts, page, language);
  if (!copies.length)
    return unknown(`the page '${page.id}' in '${language}'`, language, [...page.copies.keys()], 'languages of its text files');
  return textAt(copies, { path: place.path, where: page.id, content });
}

/** Reports are in English, so English copies are preferred. */
const languageToRead = ({ copies, definition }: PageWithCopies) => (copies.has('en') ? 'en' : definition.value.source);

interface Lookup {
  readonly path: string;
  readonly where: string;
  readonly content: Content;
}

function textAt(copies: readonly Entry<Wording>[], { path, where, content }: Lookup): PlaceLookup {
  const dataPath = path.split('.');
  for (const { value: wording, file } of copies) {
    const value = wordingAt(wording, dataPath);
    if (value === undefined || isGap(value)) continue;
    const texts =
      typeof value === 'string' ? [value] : messagesOf(value).flatMap((leaf) => (typeof leaf.value === 'string' ? [leaf.value] : []));
    const words = texts.map((text) => filled(withoutMarkup(text), content)).join(' ');
    return { where: `${where} › ${path.replace(/^clauses\./, '')}`, value: words, at: { file, dataPath } };
  }
  const textPaths = copies.flatMap(({ value }) => messagesOf(value).map((leaf) => leaf.path.join('.')));
  return unknown(`a text '${path}' (${where})`, path, textPaths, 'texts there');
}

/** A text with its facts in English, whatever language the text is in. */
function filled(text: string, { facts, brand }: Content): string {
  return replaceTokens(text, ({ kind, id, surface }) => {
    const fact = kind === 'fact' && facts.get(id)?.value;
    const word = fact && fact.kind === 'count' && surface !== undefined ? numberWord(fact.amount, surface, 'en') : undefined;
    if (word !== undefined) return word;
    return fact ? factWords(fact, 'in a sentence') : kind === 'brand' ? String(brand.value[id] ?? id) : (surface ?? id);
  });
}

function unknown(what: string, name: string, known: readonly string[], noun: string): PlaceLookup {
  return { message: `${what}, which does not exist`, hint: suggestion(name, known, noun) };
}
