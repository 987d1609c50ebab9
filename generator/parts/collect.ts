import { inspectSite } from '../2-check/inspect-site.ts';
import { SharedTexts } from '../2-check/inspection/shared-texts.ts';
import { readVerdicts, writeVerdicts } from '../2-check/inspection/verdict-text.ts';
import { checkRooms } from '../4-render/check-rooms.ts';
import { type TextsOfPart, unusedTexts } from '../4-render/check-unused-texts.ts';
import { RenderContext } from '../4-render/context.ts';
import { toldOnce } from '../4-render/render.ts';
import type { Draft } from '../5-emit/draft.ts';
import { placeAll } from '../5-emit/emit.ts';
import type { FileRecords } from '../5-emit/file-records.ts';
import { type FileRecord, keepFile } from '../5-emit/place.ts';
import type { PartCoverage } from '../6-report/coverage.ts';
import type { BundleStore } from '../cache/bundle-store.ts';
import { shortHash } from '../cache/short-hash.ts';
import { type HashedText, hashedText } from '../cache/text-store.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import { runCheck } from '../diagnostics/run-check.ts';
import type { SiteFiles } from '../model/site-files.ts';
import type { Remembered } from './kept-pages.ts';
import type { KeptPart, KeptSite } from './kept-site.ts';
import type { SiteToMake } from './make-site.ts';
import type { PageRecord, PartResult } from './part.ts';
import type { PartPlan } from './part-plan.ts';
import type { TraceBook } from './trace-book.ts';

export interface MadeSite {
  /** What is wrong with the files of copies. */
  readonly found: readonly Diagnostic[];
  /** What is wrong with their texts. */
  readonly checked: readonly Diagnostic[];
  /** What is wrong with the pages; nothing where none were made. */
  readonly rendering: readonly Diagnostic[];
  readonly inspecting: readonly Diagnostic[];
  /** Address → bytes that a visitor fetches. */
  readonly weights: ReadonlyMap<string, number>;
  readonly coverage: readonly PartCoverage[];
  /** Every file of the site, by its path; empty where nothing was written. */
  readonly files: ReadonlyMap<string, FileRecord>;
  /** Addresses whose pages were rendered; the others stay as they were. */
  readonly rendered: readonly string[];
  /** Names of what the cache keeps of its pages. */
  readonly needed: ReadonlySet<string>;
  /** What the next build may know. */
  readonly record: Omit<KeptSite, 'assetWeights'>;
}

export interface Collected {
  readonly site: SiteToMake;
  /** Every file beside the pages. They are made of what the areas hash, so they are only made where an area has changed. */
  documents(): SiteFiles;
  readonly plans: readonly PartPlan[];
  readonly results: ReadonlyMap<number, PartResult>;
  readonly store: BundleStore;
  readonly remembered: Remembered;
  readonly record: Pick<KeptSite, 'areas' | 'inspection' | 'mentions' | 'costs'> & { readonly vocabulary: string };
}

/** Puts together what came of all parts: what is wrong, in the order of the addresses, what was written, and what to remember. */
export function collect({ site, documents, plans, results, store, remembered, record }: Collected): MadeSite {
  const { frame, manifest, render, draft } = site;
  const parts = plans.map((plan, number) => ended({ plan, result: results.get(number), remembered, vocabulary: record.vocabulary }));
  const { book } = remembered;
  const pages = new Map(parts.flatMap(({ addresses }) => addresses));
  const failed = new Map([...results.values()].flatMap((result) => Object.entries(result.failed)));
  const written = new Map([...results.values()].flatMap(({ rendered }) => Object.entries(rendered)));
  const told = manifest.routes.flatMap(({ path }) => pages.get(path)?.diagnostics ?? failed.get(path) ?? []);
  const texts = parts.flatMap((part) => part.texts ?? []);
  const unused =
    render && !site.share && !hasErrors(told)
      ? runCheck('unused-texts', () => unusedTexts(frame, manifest.routes, [...texts, wordsRead(site, book, pages)]))
      : [];
  const html = (path: string) => {
    const page = pages.get(path);
    const data = page && store.read(...page.kept);
    return data && Buffer.from(data).toString();
  };
  const together = render ? inspectTogether() : { key: '', found: [] };
  // Texts that were made longer on purpose fit nowhere.
  const rooms = render && !manifest.pseudo ? runCheck('rooms', () => roomsOfFrame(site)) : [];
  const { trace, numberOf } = book.kept([...pages.values()].map(({ set }) => set));
  const { vocabulary: _, ...rest } = record;
  const files = draft ? filesOf() : new Map<string, FileRecord>();
  const pageFiles = new Set(manifest.routes.map(({ output }) => output));
  const documentsIn = (all: FileRecords): KeptSite['documents'] =>
    [...all].flatMap(([path, { hash }]) => (pageFiles.has(path) ? [] : [[path, hash] as const]));
  return {
    found: parts.flatMap(({ checked }) => checked.found),
    checked: parts.flatMap(({ checked }) => checked.diagnostics),
    rendering: render ? toldOnce([...told, ...unused, ...rooms, ...parts.flatMap(({ checked }) => checked.rooms)]) : [],
    inspecting: together.found,
    weights: new Map([...pages].map(([path, { weight }]) => [path, weight])),
    coverage: parts.flatMap((part) => part.coverage ?? []),
    files,
    rendered: [...written.keys()],
    needed: new Set([...pages.values()].map(({ kept: [bundle] }) => bundle)),
    record: {
      ...rest,
      trace,
      together,
      documents: documentsIn(files),
      parts: parts.map((part) => ({
        ...part,
        addresses: part.addresses.map(([path, page]) => [path, { ...page, set: numberOf(page.set) }] as const),
      })),
    },
  };

  /** The rules over the whole site, unless all that they look at is as it was. */
  function inspectTogether(): KeptSite['together'] {
    const key = shortHash([JSON.stringify(record.areas), ...parts.map(({ verdicts }) => verdicts.hash)].join(' '));
    const { kept } = site;
    if (!site.share && kept?.together.key === key) return kept.together;
    const shared = new SharedTexts();
    const byPath = new Map(
      parts
        .flatMap((part) => (part.verdicts.bytes ? readVerdicts(part.verdicts.text, (text) => shared.of(text)) : []))
        .map((verdict) => [verdict.summary.path, verdict]),
    );
    const verdicts = manifest.routes.flatMap(({ path }) => byPath.get(path) ?? []);
    return { key, found: inspectSite({ content: frame, manifest, files: documents(), html: ({ path }) => html(path) }, verdicts) };
  }

  /** The files beside the pages: those that lie there, where nothing that they are made of has changed. */
  function placedDocuments(open: Draft): FileRecords {
    const laid = remembered.changed === 0 ? layKept(open, site.kept?.documents ?? []) : undefined;
    return laid ?? placeAll(open, documents());
  }

  function filesOf(): Map<string, FileRecord> {
    const files = new Map(draft ? placedDocuments(draft) : []);
    const laid = new Map(plans.flatMap((plan) => [...plan.files]));
    for (const { path, output } of manifest.routes) {
      const file = written.get(path)?.file ?? laid.get(path);
      if (file) files.set(output, file);
    }
    return files;
  }
}

/** Puts files into a draft that lie there or are published; nothing as soon as one of them is gone, or where none are known. */
function layKept(draft: Draft, known: KeptSite['documents']): FileRecords | undefined {
  const files = new Map<string, FileRecord>();
  for (const [path, hash] of known) {
    const file = keepFile(draft, { path, hash, there: draft.there.get(path), published: draft.current.get(path) });
    if (!file) return undefined;
    files.set(path, file);
  }
  return files.size ? files : undefined;
}

interface Ending {
  readonly plan: PartPlan;
  readonly result: PartResult | undefined;
  readonly remembered: Remembered;
  readonly vocabulary: string;
}

/** A part after its job, or as it was where there was none. */
function ended({ plan: { part, before, kept, job }, result, remembered, vocabulary }: Ending): KeptPart {
  const addresses = part.addresses.flatMap((path): [string, PageRecord][] => {
    const { file: _, ...fresh } = result?.rendered[path] ?? {};
    if ('hash' in fresh) return [[path, fresh as PageRecord]];
    const as = kept.get(path);
    return as && result?.failed[path] === undefined ? [[path, as]] : [];
  });
  const checked = result?.checked ?? before?.checked ?? nothingChecked;
  const texts = result?.texts ?? before?.texts;
  const coverage = result?.coverage ?? before?.coverage;
  return {
    pages: part.pages,
    sources: part.sources,
    definitions: part.definitions,
    vocabulary,
    checked,
    addresses,
    verdicts: job?.render || !before ? verdictsOn(addresses, result, remembered) : before.verdicts,
    ...(texts && { texts }),
    ...(coverage && { coverage }),
  };
}

/** The verdicts on a part's pages: those of its job as they came, if that has looked at all of them. */
function verdictsOn(addresses: KeptPart['addresses'], result: PartResult | undefined, remembered: Remembered): HashedText {
  const fresh = result?.verdicts ? readVerdicts(result.verdicts) : [];
  if (result?.verdicts && fresh.length === addresses.length) return hashedText(result.verdicts);
  const byPath = new Map(fresh.map((verdict) => [verdict.summary.path, verdict]));
  return hashedText(writeVerdicts(addresses.flatMap(([path]) => byPath.get(path) ?? remembered.verdict(path) ?? [])));
}

/** Texts of dictionaries and contracts that are longer than their room. */
function roomsOfFrame({ frame, manifest }: SiteToMake): Diagnostic[] {
  const texts = new RenderContext({ content: frame, manifest });
  return checkRooms({ content: frame, resolver: (tag) => texts.resolver(tag) }, { scope: 'site' });
}

const nothingChecked = { found: [], diagnostics: [], rooms: [], areas: 0 };

/** The texts of the dictionaries that pages have asked for. */
function wordsRead({ frame }: SiteToMake, book: TraceBook, pages: ReadonlyMap<string, PageRecord>): TextsOfPart {
  const read = new Map<string, string[]>();
  for (const key of book.keysIn(new Set([...pages.values()].map(({ set }) => set)))) {
    const [kind, language = '', group = '', name = ''] = key.split('\0');
    const file = kind === 'word' ? frame.dictionaries.get(language)?.file : undefined;
    if (file === undefined) continue;
    const paths = read.get(file) ?? [];
    read.set(file, paths);
    paths.push(`${group}\0${name}`);
  }
  return { unread: [], read: Object.fromEntries(read) };
}
