import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PageBatch, SharedContent } from '../model/content.ts';
import { isGap } from '../model/gap.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Cell } from './coverage-cell.ts';
import { type LanguageCoverage, languageCoverage, type WrittenTexts, writtenIn } from './coverage-languages.ts';
import { compare, type Places, pageCells } from './coverage-pages.ts';
import { termsCells } from './coverage-terms.ts';

export interface Coverage {
  readonly complete: number;
  readonly total: number;
  /** Share of complete cells, rounded down. */
  readonly percent: number;
  readonly cells: readonly Cell[];
  readonly languages: readonly LanguageCoverage[];
}

/** What is translated of the pages of a batch. Plain data. */
export interface BatchCoverage {
  /** The cells of its pages, page by page. */
  readonly cells: readonly Cell[];
  /** Language → the size of its copies. */
  readonly written: Readonly<Record<string, WrittenTexts>>;
}

/** What is translated of a batch, at the places that belong to its pages. */
export function coverageOfBatch(batch: PageBatch, places: Places): BatchCoverage {
  const pages = [...batch.values()];
  const sets = pages.map(({ definition, copies }) => ({ source: definition.value.source, entries: copies }));
  return { cells: pageCells(pages, places), written: writtenIn(sets) };
}

/**
 * What is translated and what is not: page × locale, dictionary × language, contract document × language. Omissions with a reason are not
 * gaps. Contract documents are not counted as pages, but by the states of their clauses. Findings of the checks are counted for each
 * language. Ordinary pages come batch by batch.
 */
export function coverage({ content, manifest, diagnostics, batches }: CoverageInput): Coverage {
  const { site, dictionaries } = content;
  const contracts = [...content.contracts.values()];
  const ofPages = inOrder(content, [...pageCells(contracts, manifest), ...batches.flatMap(({ cells }) => cells)]);
  const cells = [...ofPages, ...dictionaryCells(content), ...termsCells(content)];
  const counted = cells.filter(({ state, kind }) => state !== 'omitted' && kind !== 'terms');
  const complete = counted.filter(({ state }) => state === 'complete').length;
  const percent = counted.length ? Math.floor((complete / counted.length) * 100) : 100;
  const common = writtenIn([
    { source: site.value.sourceLanguage, entries: dictionaries },
    ...contracts.map(({ definition, copies }) => ({ source: definition.value.source, entries: copies })),
  ]);
  const written = [common, ...batches.map((batch) => batch.written)];
  const languages = languageCoverage({ languages: content.languages.value, cells, written, diagnostics });
  return { complete, total: counted.length, percent, cells, languages };
}

interface CoverageInput {
  readonly content: SharedContent;
  readonly manifest: Manifest;
  readonly diagnostics: readonly Diagnostic[];
  readonly batches: readonly BatchCoverage[];
}

/** Cells in the order of their pages. */
function inOrder({ pages }: SharedContent, cells: readonly Cell[]): readonly Cell[] {
  const places = new Map([...pages.keys()].map((id, index) => [id, index]));
  return cells.toSorted((one, other) => (places.get(one.name) ?? 0) - (places.get(other.name) ?? 0));
}

function dictionaryCells({ dictionaries, languages, site }: SharedContent): Cell[] {
  const source = dictionaries.get(site.value.sourceLanguage)?.value ?? {};
  return Object.keys(languages.value).map((language) => {
    const dictionary = dictionaries.get(language)?.value;
    const [texts, of] = compare(source, dictionary);
    const gaps = Object.values(dictionary ?? {}).some((value) => isGap(value));
    return {
      kind: 'dictionary',
      name: 'dictionary',
      where: language,
      language,
      state: texts < of ? 'missing' : gaps ? 'fallback' : 'complete',
      texts,
      of,
    };
  });
}
