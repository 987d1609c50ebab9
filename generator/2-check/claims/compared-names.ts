import type { Names } from '../../model/claim-conditions.ts';
import type { Content } from '../../model/content.ts';
import { wordingAt } from '../../model/messages.ts';
import { loadedTexts } from '../../model/page-copies.ts';
import { countriesOfContracts } from '../contract-countries.ts';
import { find } from './find-place.ts';

export interface NameList {
  /** What the names are, in the words of a report. */
  readonly what: string;
  readonly names: readonly string[];
}

/** Names that a condition compares, read from the content. */
export function namesOf(content: Content, names: Names): NameList {
  switch (names.of) {
    case 'countries':
      return { what: 'countries', names: [...content.countries.keys()] };
    case 'dictionaries':
      return { what: 'dictionaries', names: [...content.dictionaries.keys()] };
    case 'offered':
      return { what: 'languages of the countries', names: unique([...content.countries.values()].flatMap(({ value }) => value.languages)) };
    case 'currencies':
      return currencies(content, names.facts);
    case 'documents':
      return { what: 'countries with terms', names: countriesOfContracts(content) };
    case 'languages':
      return { what: `languages of ${names.country}`, names: content.countries.get(names.country)?.value.languages ?? [] };
    case 'copies': {
      const copies = [...(loadedTexts(content).get(names.page)?.copies ?? [])];
      const path = names.path?.split('.') ?? [];
      const worded = copies.filter(([, { value }]) => path.length === 0 || wordingAt(value, path) !== undefined);
      return { what: `languages of ${names.page}`, names: worded.map(([language]) => language) };
    }
    case 'readers': {
      const { countries, path, addresses = [] } = content.pages.get(names.page)?.definition.value ?? {};
      const own = path ? (countries ?? [...content.countries.keys()]) : [];
      return { what: `countries of ${names.page}`, names: unique([...own, ...addresses.flatMap(({ country }) => country ?? [])]) };
    }
    case 'named': {
      const found = find(content, names.place);
      const text = 'value' in found ? found.value : '';
      const named = [...content.countries].filter(([, { value }]) => text.includes(value.name)).map(([code]) => code);
      return { what: `countries named in ${'where' in found ? found.where.replace(/ › .*/, '') : 'the text'}`, names: named };
    }
    case 'given':
      return { what: names.what, names: names.names };
  }
}

const unique = (names: readonly string[]) => [...new Set(names)].sort();

function currencies({ countries, facts }: Content, ids: readonly string[] | undefined): NameList {
  if (!ids) return { what: 'currencies of the countries', names: unique([...countries.values()].map(({ value }) => value.currency)) };
  const found = ids.flatMap((id) => {
    const fact = facts.get(id)?.value;
    return fact?.kind === 'money' ? [fact.currency] : [];
  });
  return { what: 'currencies of the fees', names: unique(found) };
}
