import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { baseOf } from '../model/manifest.ts';
import { type Address, findingsOncePerPlace } from './addresses.ts';

/** The addresses of each page, and after those of a divided list its further ones: `/en/journal/2/` after `/en/journal/`. */
export function withListAddresses<Planned extends { readonly addresses: readonly Address[] }>(
  planned: readonly Planned[],
): readonly Planned[] {
  const lists = planned.flatMap(({ addresses }) => addresses.filter(isDividedList));
  if (lists.length === 0) return planned;
  const entries = countEntries(planned.map(({ addresses }) => addresses));
  return planned.map((page) => ({ ...page, addresses: page.addresses.flatMap((address) => [address, ...furtherOf(address, entries)]) }));
}

/** The address with the number 1, which leads to the first address of a list without a number: `/en/journal/1/` → `/en/journal/`. */
export function firstNumbers(addresses: readonly Address[]): readonly (readonly [from: string, to: string])[] {
  return addresses
    .filter(isDividedList)
    .filter(({ number }) => number === undefined)
    .map(({ path }) => [numbered(path, 1), path]);
}

/** WL3040: an address of another page that a list needs for its entries: the address of the list with a number. */
export function takenNumbers(addresses: readonly Address[]): Diagnostic[] {
  const lists = new Map(addresses.filter(isDividedList).map((address) => [baseOf(address.path), address]));
  if (lists.size === 0) return [];
  return findingsOncePerPlace(addresses, ({ page, path, number, dataPath }) => {
    const [, base = ''] = /^(.*\/)\d+\/$/.exec(path) ?? [];
    const list = number === undefined ? lists.get(base) : undefined;
    if (!list) return undefined;
    const { id, definition } = list.page;
    const related = [{ file: definition.file, dataPath: ['lists'], message: `'${id}' is divided here.` }];
    return finding('WL3040', { file: page.definition.file, dataPath, related }, [
      `The address ${path} of '${page.id}' is kept for entries of the list '${id}', whose further addresses end with numbers.`,
      'Choose a path that does not end with a number.',
    ]);
  });
}

/** Template and locale → the number of pages that have an address there. */
function countEntries(pages: readonly (readonly Address[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const addresses of pages) {
    const [first] = addresses;
    if (!first || first.page.definition.value.status === 404) continue;
    const locales = new Set(addresses.flatMap(({ locale, kind }) => (locale && kind !== 'alias' ? locale.id : [])));
    for (const locale of locales) {
      const key = `${first.page.definition.value.template} ${locale}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

function furtherOf(address: Address, entries: ReadonlyMap<string, number>): Address[] {
  const { template = '', size = 0 } = address.page.definition.value.lists ?? {};
  if (!isDividedList(address)) return [];
  const last = Math.ceil((entries.get(`${template} ${address.locale?.id}`) ?? 0) / size);
  return Array.from({ length: Math.max(0, last - 1) }, (_, index) => ({
    ...address,
    path: numbered(address.path, index + 2),
    number: index + 2,
    dataPath: ['lists'],
  }));
}

const isDividedList = ({ page, kind, locale }: Address): boolean =>
  kind === 'pattern' && locale !== undefined && page.definition.value.lists?.size !== undefined;

const numbered = (path: string, number: number): string => `${baseOf(path)}${number}/`;
