import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { uncheckedSentence } from '../language/unchecked.ts';
import { attestedAt, placeKey, type State } from '../model/attested-texts.ts';
import type { PageBatch, SharedContent } from '../model/content.ts';
import { outlineOf } from '../model/contract-documents.ts';
import { contractsWithAppendices, documentNameOf } from '../model/contract-texts.ts';
import { isGap } from '../model/gap.ts';
import { statuses } from '../model/ledger.ts';
import type { Manifest } from '../model/manifest.ts';
import { messagesOf } from '../model/messages.ts';
import { textIdsOf } from '../model/outline.ts';
import { copiesOf } from '../model/page-copies.ts';
import type { FactWriter } from '../model/printed-text.ts';
import type { Cell } from './coverage-cell.ts';
import { type LanguageCoverage, languageCoverage, type WrittenTexts, writtenIn } from './coverage-languages.ts';
import { compare, type Places, pageCells } from './coverage-pages.ts';

export interface Coverage {
  readonly complete: number;
  readonly total: number;
  /** Share of complete cells, rounded down. */
  readonly percent: number;
  readonly cells: readonly Cell[];
  readonly languages: readonly LanguageCoverage[];
  /** A sentence about the checks that languages of the site do not have. */
  readonly unchecked?: string;
}

/** Translations of the pages of a batch, as plain data. */
export interface BatchCoverage {
  /** The cells of its pages, page by page. */
  readonly cells: readonly Cell[];
  /** Language → the size of its copies. */
  readonly written: Readonly<Record<string, WrittenTexts>>;
}

/** Returns the translations of a batch, at the places that belong to its pages. */
export function coverageOfBatch(batch: PageBatch, places: Places): BatchCoverage {
  const pages = [...batch.values()];
  const sets = pages.map(({ definition, copies }) => ({ source: definition.value.source, entries: copies }));
  return { cells: pageCells(pages, places), written: writtenIn(sets) };
}

interface CoverageInput {
  readonly content: SharedContent;
  readonly manifest: Manifest;
  readonly diagnostics: readonly Diagnostic[];
  readonly batches: readonly BatchCoverage[];
  readonly writeFact: FactWriter;
}

/**
 * Counts translated and missing texts: page × locale, dictionary × language, contract document × language. Omissions with a reason are not
 * gaps. Contract documents are not counted as pages, but by the states of their texts. Findings of the checks are counted for each
 * language. Ordinary pages come batch by batch.
 */
export function coverage({ content, manifest, diagnostics, batches, writeFact }: CoverageInput): Coverage {
  const { site, dictionaries } = content;
  const contracts = [...content.contracts.values()];
  const ofPages = inOrder(content, [...pageCells(contracts, manifest), ...batches.flatMap(({ cells }) => cells)]);
  const cells = [...ofPages, ...dictionaryCells(content), ...termsCells(content, writeFact)];
  const counted = cells.filter(({ state, kind }) => state !== 'omitted' && kind !== 'terms');
  const complete = counted.filter(({ state }) => state === 'complete').length;
  const percent = counted.length ? Math.floor((complete / counted.length) * 100) : 100;
  const common = writtenIn([
    { source: site.value.sourceLanguage, entries: dictionaries },
    ...contracts.map(({ definition, copies }) => ({ source: definition.value.source, entries: copies })),
  ]);
  const written = [common, ...batches.map((batch) => batch.written)];
  const languages = languageCoverage({ languages: content.languages.value, cells, written, diagnostics });
  const unchecked = uncheckedSentence(Object.keys(content.languages.value));
  return { complete, total: counted.length, percent, cells, languages, ...(unchecked && { unchecked }) };
}

function inOrder({ pages }: SharedContent, cells: readonly Cell[]): readonly Cell[] {
  const places = new Map([...pages.keys()].map((id, index) => [id, index]));
  return cells.toSorted((one, other) => (places.get(one.name) ?? 0) - (places.get(other.name) ?? 0));
}

function dictionaryCells({ dictionaries, languages, site }: SharedContent): Cell[] {
  const source = dictionaries.get(site.value.sourceLanguage)?.value ?? {};
  return Object.keys(languages.value).map((language) => {
    const dictionary = dictionaries.get(language)?.value;
    const [texts, of] = compare(source, dictionary);
    const hasGaps = Object.values(dictionary ?? {}).some((value) => isGap(value));
    const state = texts < of ? 'missing' : hasGaps ? 'fallback' : 'complete';
    return { kind: 'dictionary', name: 'dictionary', where: language, language, state, texts, of };
  });
}

/** Contract document or appendix × language: the states of its texts, inherited ones included. */
function termsCells(content: SharedContent, writeFact: FactWriter): Cell[] {
  const attested = attestedAt(content, writeFact);
  return contractsWithAppendices(content).flatMap((page) => {
    const addresses = page.definition.value.addresses ?? [];
    const languages = [...new Set([...page.copies.keys(), ...addresses.map(({ language }) => language)])].sort();
    const clauses = new Set(textIdsOf(outlineOf(page)?.sections ?? {}).map((id) => `clauses.${id}`));
    return languages.map((language) => {
      const states = new Map<string, State | undefined>();
      // The first document that has a text determines its state; an omitted text has none.
      for (const { file, value } of copiesOf(content.contracts, page, language).toReversed())
        for (const { path } of messagesOf(value)) states.set(path.join('.'), attested.get(placeKey({ file, dataPath: path }))?.state);
      const own = [...states].flatMap(([path, state]) => (!path.startsWith('clauses.') || clauses.has(path) ? (state ?? []) : []));
      return termsCell(documentNameOf(page), language, own);
    });
  });
}

const stateOrder: readonly State[] = ['stale', ...statuses];

function termsCell(name: string, language: string, states: readonly State[]): Cell {
  const counts = stateOrder.map((state) => [state, states.filter((one) => one === state).length] as const).filter(([, count]) => count);
  const texts = states.filter((state) => state === 'approved').length;
  const size = { texts, of: states.length, states: Object.fromEntries(counts) };
  const cell = { kind: 'terms', name, where: language, language, ...size } as const;
  return texts === states.length
    ? { ...cell, state: 'complete' }
    : { ...cell, state: 'pending', note: counts.map(([state, count]) => `${count} ${state}`).join(', ') };
}
