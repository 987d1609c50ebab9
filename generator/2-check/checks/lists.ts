import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { Page } from '../../model/content.ts';
import { pagesListed } from '../../model/listed-pages.ts';
import type { SiteCheck } from '../content-check.ts';

/** Lists of pages: an address that can be numbered, and entries with a date that can be sorted (WL1044). */
export const lists: SiteCheck = {
  run: ({ pages }) => [...[...pages.values()].flatMap(withoutPattern), ...pagesListed(pages).flatMap(withoutDay)],
};

function withoutPattern({ id, definition: { value, file } }: Page): Diagnostic[] {
  if (value.lists?.size === undefined || value.path !== undefined) return [];
  return [
    finding('WL1044', { file, dataPath: ['lists', 'size'] }, [
      `The list '${id}' has 'size', but no 'path' that its further addresses could extend by a number.`,
      "Give it a path such as '/:locale/journal', or delete 'size'.",
    ]),
  ];
}

function withoutDay({ id, definition: { value, file } }: Page): Diagnostic[] {
  const { date } = (value.structure ?? {}) as { readonly date?: unknown };
  if (date === undefined || isDay(date)) return [];
  return [
    finding('WL1044', { file, dataPath: ['structure', 'date'] }, [
      `Lists sort the page '${id}' by its date, but ${typeof date === 'string' ? `'${date}'` : 'this'} is not a day of the calendar.`,
      "Write it as '2026-07-31'.",
    ]),
  ];
}

const isDay = (date: unknown): boolean =>
  typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) && new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, 10) === date;
