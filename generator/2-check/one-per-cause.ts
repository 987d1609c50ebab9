import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Page } from '../model/content.ts';
import type { Route } from '../model/manifest.ts';
import type { Finding } from './inspect.ts';

/** A finding on one page at one address. */
export interface Fault {
  readonly route: Route;
  readonly page: Page;
  readonly finding: Finding;
}

/** A fault that shows on many addresses is told once, for the first of them, with the number of the others. */
export function onePerCause(faults: readonly Fault[]): Diagnostic[] {
  const causes = new Map<string, { first: Fault; others: Set<string> }>();
  for (const fault of faults) {
    const { code, subject, file = '' } = fault.finding;
    const key = `${code}\0${file}\0${subject}`;
    const cause = causes.get(key);
    if (!cause) causes.set(key, { first: fault, others: new Set() });
    else if (cause.first.route !== fault.route) cause.others.add(fault.route.path);
  }
  return [...causes.values()].map(({ first, others }) => diagnosticOf(first, others));
}

function diagnosticOf({ route, page, finding }: Fault, others: ReadonlySet<string>): Diagnostic {
  const { subject, severity = 'error', hint, ...rest } = finding;
  const [example] = others;
  const also =
    others.size > 1
      ? `It is the same on ${others.size} other addresses, such as ${example}.`
      : example
        ? `It is the same on ${example}.`
        : '';
  const next = [hint, also].filter(Boolean).join(' ');
  return { file: page.definition.file, ...rest, severity, address: route.path, ...(next && { hint: next }) };
}
