import type { Result } from '../7-report/result.ts';

/** What a command found and counted, as plain data: `ok`, `findings` with the diagnostics, and `stats`. */
export type ReportedResult = Result;

/** Writes the result of `check` or `build` as text, which is printed as it is. */
export type ReportFormat = (result: ReportedResult) => string;

/** Returns the format; its type checks it. */
export const defineReportFormat = (format: ReportFormat): ReportFormat => format;
