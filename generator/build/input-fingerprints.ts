import type { Content } from '../model/content.ts';
import { bitOf, type InputGroup, type InputSet, inputGroups } from '../model/input-groups.ts';
import type { Assets } from '../model/site-files.ts';
import { shortHash } from '../package/hash.ts';

export type InputFingerprints = Readonly<Record<InputGroup, string>>;

export interface Hashed {
  readonly frame: Content;
  readonly assets: Assets;
  readonly code: Readonly<Record<string, string>>;
  /** Whatever else addresses are made from: origin, pseudo-locale. */
  readonly addressing: object;
  /** ISO date of the build. */
  readonly today: string;
}

/** One hash for each area. Copies belong to their parts and are in none of them. */
export function fingerprintInputs({ frame, assets, code, addressing, today }: Hashed): InputFingerprints {
  const pages = [...frame.pages.values()].map(({ id, anchors, definition, languages }) => [id, anchors, definition, languages]);
  const values: Record<Exclude<InputGroup, 'manifest' | 'assets'>, unknown> = {
    site: frame.site,
    brand: frame.brand,
    navigation: frame.navigation,
    languages: frame.languages,
    countries: [...frame.countries],
    facts: [...frame.facts],
    claims: [...frame.claims],
    dictionaries: [...frame.dictionaries],
    pages,
    published: frame.published,
    ledger: frame.ledger,
    suppressions: frame.suppressions,
    locales: frame.locales,
    code,
    today,
  };
  const hashes = Object.fromEntries(Object.entries(values).map(([area, value]) => [area, hashOf(value)])) as Record<
    keyof typeof values,
    string
  >;
  // Addresses are planned from the frame alone.
  const { code: _, today: __, ...planned } = hashes;
  return { ...hashes, assets: hashOfAssets(assets), manifest: hashOf([planned, addressing]) };
}

/** Names of files carry hashes of what is in them. */
export function hashOfAssets({ files, ...names }: Assets): string {
  return hashOf([names, [...files.keys()]]);
}

/** The areas whose hashes differ; all of them where nothing is known of before. */
export function changedInputs(now: InputFingerprints, before: Partial<InputFingerprints> = {}): InputSet {
  return inputGroups.reduce((changed, area) => (now[area] === before[area] ? changed : changed | bitOf(area)), 0);
}

const hashOf = (value: unknown) => shortHash(JSON.stringify(value, maps) ?? '');

/** Maps as lists of their entries: as plain objects they would all look empty. */
function maps(_: string, value: unknown): unknown {
  if (value instanceof Map) return [...value];
  return value instanceof Set ? [...value] : value;
}
