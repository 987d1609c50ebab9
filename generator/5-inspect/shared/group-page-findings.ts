import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { Page } from '../../model/content.ts';
import type { Route } from '../../model/manifest.ts';
import type { Finding } from '../finding.ts';

/** A finding on one page at one address. */
export interface PageFinding {
  readonly route: Route;
  readonly page: Page;
  readonly finding: Finding;
}

/** Groups equal findings on several addresses into one diagnostic, with the first address as its place and the number of the others. */
export function groupPageFindings(faults: readonly PageFinding[]): Diagnostic[] {
  const causes = new Map<string, Cause>();
  for (const fault of faults) {
    const { code, subject, file = '' } = fault.finding;
    const key = `${code}\0${file}\0${subject}`;
    const cause = causes.get(key);
    const locale = fault.route.locale?.id ?? anywhere;
    if (!cause) {
      causes.set(key, { first: fault, others: new Set(), locales: new Set([locale]) });
      continue;
    }
    cause.locales.add(locale);
    if (cause.first.route !== fault.route) cause.others.add(fault.route.path);
  }
  return [...causes.values()].map(diagnosticOf);
}

interface Cause {
  readonly first: PageFinding;
  readonly others: Set<string>;
  readonly locales: Set<string>;
}

/** A page without a country is for readers of all countries. */
const anywhere = '';

function diagnosticOf({ first: { route, page, finding: pageFinding }, others, locales }: Cause): Diagnostic {
  const { code, subject, hint, ...rest } = pageFinding;
  const [example] = others;
  const also =
    others.size > 1
      ? `It is the same on ${others.size} other addresses, such as ${example}.`
      : example
        ? `It is the same on ${example}.`
        : '';
  const next = [hint, also].filter(Boolean).join(' ');
  return finding(code, {
    file: page.definition.file,
    ...rest,
    address: route.path,
    ...(!locales.has(anywhere) && { locales: [...locales] }),
    ...(next && { hint: next }),
  });
}
