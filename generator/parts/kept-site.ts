import { join } from 'node:path';
import type { TextsOfPart } from '../4-render/check-unused-texts.ts';
import type { PartCoverage } from '../6-report/coverage.ts';
import { readClosed, writeClosed } from '../cache/closed-file.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { AreaHashes } from './area-hashes.ts';
import type { CheckedPart, PageRecord } from './part.ts';
import type { KeptMentions } from './site-parts.ts';
import type { KeptTrace } from './trace-book.ts';

/** What a build knows of the one before: of every page what it was made of, so that only what would come out otherwise is made again. */
export interface KeptSite {
  readonly areas: AreaHashes;
  /** Hash of what inspecting a page is told of the site around it. */
  readonly inspection: string;
  readonly trace: KeptTrace;
  /** What the rules over the whole site have found, and the hash of all that they looked at. */
  readonly together: { readonly key: string; readonly found: readonly Diagnostic[] };
  readonly parts: readonly KeptPart[];
  readonly mentions: KeptMentions;
  /** Every file beside the pages, with the hash of what it holds. */
  readonly documents: readonly (readonly [path: string, hash: string])[];
  /** Milliseconds that a page and the start of a thread took. */
  readonly costs: Costs;
}

export interface KeptPart {
  readonly pages: readonly string[];
  /** Hash of all files that it is made of. */
  readonly sources: string;
  /** Hash of the definitions of its pages. */
  readonly definitions: string;
  /** Hash of what the checks are told beside the content. */
  readonly vocabulary: string;
  readonly checked: CheckedPart;
  readonly texts?: TextsOfPart;
  readonly coverage?: PartCoverage;
  readonly addresses: readonly (readonly [path: string, page: PageRecord])[];
  /** The verdicts on these pages as one text (writeVerdicts). */
  readonly verdicts: string;
}

export interface Costs {
  readonly page: number;
  readonly thread: number;
}

const fileOf = (cache: string, name: string) => join(cache, `${name}.json`);

/** The record of a site; nothing where there is none, and a note where there is one that cannot be trusted. */
export async function readKept(cache: string, name: string): Promise<{ kept?: KeptSite; damaged?: true }> {
  const body = await readClosed(fileOf(cache, name));
  if (body === undefined) return {};
  return body === 'damaged' ? { damaged: true } : { kept: JSON.parse(body) };
}

export function writeKept(cache: string, name: string, kept: KeptSite): Promise<void> {
  return writeClosed(fileOf(cache, name), JSON.stringify(kept));
}
