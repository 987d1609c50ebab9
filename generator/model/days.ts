/** The day that is a number of days after another one (ISO dates). */
export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
