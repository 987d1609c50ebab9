import type { SharedContent } from '../model/content.ts';
import { contractPages, documentsOf } from '../model/contract-documents.ts';

/** A list of the countries' contracts in the content: country → contract. */
interface ContractList {
  readonly file: string;
  /** The path of its last entry, which locates the file. */
  readonly dataPath: readonly string[];
  readonly countries: readonly string[];
}

/**
 * The lists of contracts in menus and structures. A list that names fewer of them than it omits is an exception for some countries and does
 * not count. Pages that share a list share it here, too.
 */
export function contractLists(content: SharedContent): readonly ContractList[] {
  const { navigation } = content;
  const names = new Set([...contractPages(content), ...documentsOf(content).map(({ page }) => page.id)]);
  const having = countriesOfContracts(content);
  if (having.length === 0) return [];
  const listsIn = (value: unknown, place: Pick<ContractList, 'file' | 'dataPath'>): (readonly [string, ContractList])[] => {
    if (typeof value !== 'object' || value === null) return [];
    const entries = Object.entries(value);
    const countries = entries.flatMap(([key, inner]) => (having.includes(key) && names.has(pageNamedBy(inner)) ? [key] : []));
    const last = countries.at(-1);
    if (last !== undefined && countries.length * 2 > having.length)
      return [[JSON.stringify(value), { file: place.file, dataPath: [...place.dataPath, last], countries }]];
    return entries.flatMap(([key, inner]) => listsIn(inner, { ...place, dataPath: [...place.dataPath, key] }));
  };
  const lists = [
    ...listsIn(navigation.value, { file: navigation.file, dataPath: [] }),
    ...[...content.pages.values()].flatMap(({ definition: { file, value } }) =>
      listsIn(value.structure, { file, dataPath: ['structure'] }),
    ),
  ];
  return [...new Map(lists.toReversed()).values()].toReversed();
}

const pageNamedBy = (value: unknown): string => (typeof value === 'object' && value !== null && 'page' in value ? String(value.page) : '');

/** The countries for which a contract has an address, even if the site is not offered there; sorted. */
export function countriesOfContracts(content: Pick<SharedContent, 'contracts'>): string[] {
  const countries = documentsOf(content).flatMap(({ page }) =>
    (page.definition.value.addresses ?? []).flatMap(({ country }) => country ?? []),
  );
  return [...new Set(countries)].sort();
}
