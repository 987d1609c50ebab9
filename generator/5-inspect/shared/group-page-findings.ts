import { type Diagnostic, type FaultyElement, finding } from '../../diagnostics/diagnostic.ts';
import type { Page } from '../../model/content.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Route } from '../../model/manifest.ts';
import type { Finding } from '../finding.ts';
import type { KnownPages, PageFacts } from '../site-rule.ts';

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
  // The page for addresses that do not exist is the last example.
  const inOrder = faults.toSorted((a, b) => a.route.status - b.route.status);
  const causes = groupBy(inOrder, ({ finding: { code, file = '', subject } }) => `${code}\0${file}\0${subject}`);
  return [...causes.values()].map(diagnosticOf);
}

/** A page without a country is for readers of all countries. */
const anywhere = '';

function diagnosticOf(faults: readonly PageFinding[]): Diagnostic {
  const [{ route, page, finding: pageFinding }] = faults as [PageFinding];
  const { code, subject, fault, hint, element, ...rest } = pageFinding;
  const next = hintOn(hint, pathsOf(faults));
  const locales = new Set(faults.map((fault) => fault.route.locale?.id ?? anywhere));
  return finding(code, {
    file: page.definition.file,
    ...rest,
    address: route.path,
    // A rule that names a file names the cause.
    ...(element !== undefined && !rest.file && { elements: elementsOf(faults) }),
    ...(!locales.has(anywhere) && { locales: [...locales] }),
    ...(next && { hint: next }),
  });
}

const pathsOf = (faults: readonly PageFinding[]) => [...new Set(faults.map(({ route }) => route.path))];

/** The hint for a fault on several pages: with the number of the others. */
export function hintOn(hint: string | undefined, [, example, ...others]: readonly string[]): string {
  const also = example && `It is the same on ${others.length ? `${others.length + 1} other addresses, such as ` : ''}${example}.`;
  return [hint, also].filter(Boolean).join(' ');
}

/** One element for the first equal fault on each page of a template, one for the second, and so on. */
function elementsOf(faults: readonly PageFinding[]): FaultyElement[] {
  const counts = new Map<string, number>();
  const alike = groupBy(faults, ({ route: { path }, page }) => {
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    return `${page.definition.value.template} ${count}`;
  });
  return [...alike.values()].map((some) => {
    const [{ finding: first }] = some as [PageFinding];
    return {
      element: first.element ?? 0,
      fault: first.fault ?? first.subject,
      addresses: pathsOf(some),
      message: first.message,
      hint: first.hint,
    };
  });
}
