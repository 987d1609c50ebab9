import type { PageReport } from '../inspect-page.ts';
import type { PageSummary } from './page-summary.ts';

/** The strings of a summary, and its lists of strings, many of which repeat from page to page. */
const single =
  'path ids main language title description canonical alternates locale otherLocales images titleFile descriptionFile heading headingPlace'.split(
    ' ',
  ) as readonly Exclude<keyof PageSummary, 'indexed' | (typeof several)[number]>[];
const several = ['links', 'files', 'data'] as const;

interface ReportTable {
  /** Every string once. */
  readonly texts: readonly string[];
  readonly pages: readonly Row[];
}

/** Indices of the strings, -1 for absent ones; of the lists; whether the page is indexed; its findings, if there are any. */
type Row = readonly [number[], number[][], boolean, Pick<PageReport, 'findings' | 'crashes'>?];

/** Serializes page reports for the cache or another thread; each repeated string is stored once. */
export function serializeReports(reports: readonly PageReport[]): string {
  const places = new Map<string, number>();
  const placeOf = (text: string | undefined): number => {
    if (text === undefined) return -1;
    const place = places.get(text) ?? places.size;
    if (place === places.size) places.set(text, place);
    return place;
  };
  const pages = reports.map(({ summary, findings, crashes }): Row => {
    const texts = single.map((name) => placeOf(summary[name]));
    const lists = several.map((name) => summary[name].map(placeOf));
    return findings.length || crashes.length ? [texts, lists, summary.indexed, { findings, crashes }] : [texts, lists, summary.indexed];
  });
  return JSON.stringify({ texts: [...places.keys()], pages } satisfies ReportTable);
}

/** Parses serialized page reports. `shared` interns strings, so that equal strings of several texts share memory. */
export function parseReports(written: string, shared: (text: string) => string = (text) => text): PageReport[] {
  const { texts, pages } = JSON.parse(written) as ReportTable;
  const sharedTexts = texts.map(shared);
  const at = (place: number | undefined): string => sharedTexts[place as number] as string;
  return pages.map(([places, lists, indexed, findings = nothing]) => ({
    ...findings,
    summary: {
      ...Object.fromEntries(single.flatMap((name, index) => (places[index] === -1 ? [] : [[name, at(places[index])]]))),
      ...Object.fromEntries(several.map((name, index) => [name, (lists[index] ?? []).map(at)])),
      indexed,
    } as PageSummary,
  }));
}

const nothing: Pick<PageReport, 'findings' | 'crashes'> = { findings: [], crashes: [] };
