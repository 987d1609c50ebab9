import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { State } from '../model/attested-clauses.ts';
import type { Content } from '../model/content.ts';
import { isGap } from '../model/gap.ts';
import type { Manifest } from '../model/manifest.ts';
import { leavesOf, wordingAt } from '../model/wording.ts';
import { type LanguageCoverage, languageCoverage } from './coverage-languages.ts';
import { termsCells } from './coverage-terms.ts';

export type CellState = 'complete' | 'fallback' | 'omitted' | 'pending' | 'missing';

/** One thing in one place: a page in a locale, a dictionary or a contract document in a language. */
export interface Cell {
  readonly kind: 'page' | 'dictionary' | 'terms';
  readonly name: string;
  /** Locale of a page, language of a dictionary or a document. */
  readonly where: string;
  /** Two letters; of a page at an address without a locale, the language of that address. */
  readonly language: string;
  readonly state: CellState;
  /** Texts that are there, of those that the source has; of a document, the clauses that are approved. */
  readonly texts: number;
  readonly of: number;
  readonly note?: string;
  /** How many clauses of a document are in each state. */
  readonly clauses?: Readonly<Partial<Record<State, number>>>;
}

export interface Coverage {
  readonly complete: number;
  readonly total: number;
  /** Share of complete cells, rounded down. */
  readonly percent: number;
  readonly cells: readonly Cell[];
  readonly languages: readonly LanguageCoverage[];
}

/**
 * What is translated and what is not: page × locale, dictionary × language, contract document × language. Omissions with a
 * reason are not counted as gaps; documents are pages too and not counted twice, their cells say who has read them. What the
 * checks tell of is counted for each language.
 */
export function coverage({ content, manifest, diagnostics }: CoverageInput): Coverage {
  const cells = [...pageCells(content, manifest), ...dictionaryCells(content), ...termsCells(content)];
  const counted = cells.filter(({ state, kind }) => state !== 'omitted' && kind !== 'terms');
  const complete = counted.filter(({ state }) => state === 'complete').length;
  const percent = counted.length ? Math.floor((complete / counted.length) * 100) : 100;
  return { complete, total: counted.length, percent, cells, languages: languageCoverage(content, cells, diagnostics) };
}

export interface CoverageInput {
  readonly content: Content;
  readonly manifest: Manifest;
  readonly diagnostics: readonly Diagnostic[];
}

function pageCells(content: Content, manifest: Manifest): Cell[] {
  return [...content.pages.values()].flatMap((page) => {
    const source = page.copies.get(page.definition.value.source)?.value ?? {};
    const routes = manifest.routes.filter(
      // An address that shows another language's text points to that text's own address, and is a place of its own all the same.
      ({ page: id, path, canonical, language, copyLanguage }) => id === page.id && (path === canonical || copyLanguage !== language),
    );
    const omitted = manifest.omissions.filter(({ page: id }) => id === page.id);
    return [
      ...routes.map((route): Cell => {
        const copy = page.copies.get(route.copyLanguage)?.value;
        const [texts, of] = compare(source, copy);
        const state = !copy || texts < of ? 'missing' : route.copyLanguage === route.language ? 'complete' : 'fallback';
        const note = withoutGroups(copy);
        const where = route.locale?.id ?? route.path;
        return { kind: 'page', name: page.id, where, language: route.language, state, texts, of, ...(note && { note }) };
      }),
      ...omitted.map(
        ({ locale, reason }): Cell => ({
          kind: 'page',
          name: page.id,
          where: locale,
          language: locale.slice(-2),
          state: 'omitted',
          texts: 0,
          of: 0,
          note: reason,
        }),
      ),
    ];
  });
}

function dictionaryCells({ dictionaries, languages, site }: Content): Cell[] {
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

/** Groups of a page's copy that its author leaves out, each with the reason. */
function withoutGroups(copy: Parameters<typeof leavesOf>[0] | undefined): string {
  return leavesOf(copy ?? {})
    .flatMap(({ path, value }) => (isGap(value) && value.gap === 'omit' ? [`without '${path.join('.')}': ${value.reason}`] : []))
    .join('; ');
}

/** How many of the source's texts the translation has; a group that is spelt out as a gap counts as there. */
function compare(source: Parameters<typeof leavesOf>[0], translation: Parameters<typeof leavesOf>[0] | undefined): [number, number] {
  const leaves = leavesOf(source).filter(({ value }) => !isGap(value));
  const there = leaves.filter(
    ({ path }) =>
      translation &&
      path.some((_, index) => {
        const value = wordingAt(translation, path.slice(0, index + 1));
        return isGap(value) || (index === path.length - 1 && typeof value === 'string');
      }),
  );
  return [there.length, leaves.length];
}
