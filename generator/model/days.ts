/** The day that is a number of days after another one (ISO dates). */
export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** A period that ends on a certain day. */
export interface Period {
  readonly amount: number;
  readonly unit: 'day' | 'week' | 'month' | 'year';
}

/** The day (ISO date) that is a period after another one; in a shorter month its last day. */
export function addPeriod(day: string, { amount, unit }: Period): string {
  if (unit === 'day' || unit === 'week') return addDays(day, unit === 'day' ? amount : amount * 7);
  const [year = 0, month = 0, ofMonth = 0] = day.split('-').map(Number);
  const months = month - 1 + (unit === 'month' ? amount : amount * 12);
  const lastOfMonth = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, months, Math.min(ofMonth, lastOfMonth))).toISOString().slice(0, 10);
}
