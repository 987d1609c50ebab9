import type { SharedContent } from '../../model/content.ts';
import { bitOf, type InputGroup, type InputSet, inputGroups } from '../../model/input-groups.ts';
import type { Assets } from '../../model/site-files.ts';
import { shortHash, withMaps } from '../../package/hash.ts';

export type InputFingerprints = Readonly<Record<InputGroup, string>>;

/** The input groups that are parts of the content. */
type SharedGroup = Exclude<InputGroup, 'manifest' | 'assets' | 'code' | 'today'>;
export type SharedHashes = Readonly<Record<SharedGroup, string>>;

interface InputsToHash {
  readonly sharedHashes: SharedHashes;
  readonly assets: Assets;
  readonly code: Readonly<Record<string, string>>;
  /** The input groups that planning has read; origin, pseudo-locale, draft, hosts, and the documents and endpoints of the theme. */
  readonly addressing: { readonly inputs: InputSet; readonly settings: object };
  /** ISO date of the build. */
  readonly today: string;
}

/** One hash for each input group of the content. Texts of ordinary pages are in none of them: they are inputs of their batches. */
export function hashShared(shared: SharedContent): SharedHashes {
  const pages = [...shared.pages.values()].map(({ id, definition, languages }) => [id, definition, languages]);
  const values: Record<SharedGroup, unknown> = {
    site: shared.site,
    brand: shared.brand,
    navigation: shared.navigation,
    languages: shared.languages,
    countries: [...shared.countries],
    facts: [...shared.facts],
    claims: [...shared.claims],
    dictionaries: [...shared.dictionaries],
    pages,
    contracts: [...shared.contracts].map(([id, { copies }]) => [id, [...copies]]),
    headings: shared.headings,
    published: shared.published,
    ledger: shared.ledger,
    editions: shared.editions.map(({ texts, ...one }) => [one, [...texts]]),
    people: shared.people,
    questions: shared.questions,
    suppressions: shared.suppressions,
    locales: shared.locales,
  };
  return Object.fromEntries(Object.entries(values).map(([group, value]) => [group, hashOf(value)])) as SharedHashes;
}

export function fingerprintInputs({ sharedHashes, assets, code, addressing, today }: InputsToHash): InputFingerprints {
  const hashes = { ...sharedHashes, code: hashOf(code), today: hashOf(today) };
  const planned = Object.entries(hashes).filter(([group]) => bitOf(group as InputGroup) & addressing.inputs);
  return { ...hashes, assets: hashOfAssets(assets), manifest: hashOf([planned, addressing]) };
}

/** A hash of all assets. Static files keep their names when their contents change. */
export function hashOfAssets({ files, ...names }: Assets): string {
  return hashOf([names, [...files].map(([path, data]) => [path, shortHash(data)])]);
}

/** The input groups whose hashes differ; all of them without a previous build. */
export function changedInputs(now: InputFingerprints, before: Partial<InputFingerprints> = {}): InputSet {
  return inputGroups.reduce((changed, group) => (now[group] === before[group] ? changed : changed | bitOf(group)), 0);
}

const hashOf = (value: unknown) => shortHash(JSON.stringify(value, withMaps) ?? '');
