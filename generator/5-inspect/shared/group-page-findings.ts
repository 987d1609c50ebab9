import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { Page } from '../../model/content.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Route } from '../../model/manifest.ts';
import type { Finding } from '../finding.ts';
import type { KnownPages, PageFacts } from '../site-rule.ts';

/** A finding on one page at one address. */
export interface PageFinding {
  readonly route: Route;
  readonly page: Page;
  readonly finding: Finding;
}

/** The findings of each page in turn, grouped by their causes. */
export const findingsOn = (pages: KnownPages, findingsOf: (page: PageFacts) => Iterable<Finding>): Diagnostic[] =>
  groupPageFindings(
    [...pages.values()].flatMap(({ route, page, summary }) =>
      Array.from(findingsOf({ route, page, summary }), (finding) => ({ route, page, finding })),
    ),
  );

/** Groups equal findings on several addresses into one diagnostic, with the first address as its place and the number of the others. */
export function groupPageFindings(faults: readonly PageFinding[]): Diagnostic[] {
  const causes = groupBy(faults, ({ finding: { code, file = '', subject } }) => `${code}\0${file}\0${subject}`);
  return [...causes.values()].map(diagnosticOf);
}

/** A page without a country is for readers of all countries. */
const anywhere = '';

function diagnosticOf(faults: readonly PageFinding[]): Diagnostic {
  const [{ route, page, finding: pageFinding }] = faults as [PageFinding];
  const { code, subject, hint, element, ...rest } = pageFinding;
  const [, example, ...others] = new Set([route, ...faults.map((fault) => fault.route)]);
  const count = others.length + 1;
  const also = example && `It is the same on ${count > 1 ? `${count} other addresses, such as ` : ''}${example.path}.`;
  const next = [hint, also].filter(Boolean).join(' ');
  const locales = new Set(faults.map((fault) => fault.route.locale?.id ?? anywhere));
  return finding(code, {
    file: page.definition.file,
    ...rest,
    address: route.path,
    // A rule that names a file names the cause.
    ...(element !== undefined && !rest.file && { element }),
    ...(!locales.has(anywhere) && { locales: [...locales] }),
    ...(next && { hint: next }),
  });
}
