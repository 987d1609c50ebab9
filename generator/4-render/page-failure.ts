import { type Diagnostic, DiagnosticError, finding } from '../diagnostics/diagnostic.ts';
import { groupBy } from '../model/group-by.ts';
import type { Route } from '../model/manifest.ts';
import { causeOfMissingFact } from '../model/missing-fact.ts';
import { valuesEqual } from '../model/structure-values.ts';
import { internalError } from '../package/internal-error.ts';
import { framesOf, isOfTheme } from '../package/stack-frames.ts';
import { PropError } from '../react/serialized-props.ts';
import { ChangingOutput } from './repeated-rendering.ts';

/** The error of a template that asks for a fact which does not exist. */
export class UnknownFact extends Error {
  readonly id: string;
  readonly causeOfFinding: string;

  constructor(id: string, near: string, names: Iterable<string>) {
    super(`the fact '${id}' does not exist${near}`);
    this.id = id;
    this.causeOfFinding = causeOfMissingFact(id, names);
  }
}

interface FailedPage {
  readonly route: Route;
  readonly template: string;
  readonly file: string;
  readonly structure: unknown;
  /** The last fault before it. */
  readonly before: Diagnostic | undefined;
}

/**
 * Reports a page that could not be rendered (WL6001), at the innermost stack frame in the theme. Errors that React throws may have no such
 * frame. WL6018 if no template or component was involved: then the fault is in Wortlaut.
 */
export function pageFailure(error: unknown, { route, template, file, structure, before }: FailedPage): Diagnostic {
  // A function of the configuration has failed, and names its own place.
  if (error instanceof DiagnosticError && error.diagnostics[0]) return error.diagnostics[0];
  const frames = framesOf(error).filter(({ file }) => file !== 'generator/react/jsx-of-pages.ts');
  const [innermost] = frames;
  const place = frames.find(isOfTheme);
  const message = error instanceof Error ? error.message : String(error);
  const reason = message.startsWith('A component suspended') ? waits : message.replace(/\bown_/g, '');
  const [dataPath] = error instanceof UnknownFact ? valuesEqual(error.id, structure, ['structure']) : [];
  if (error instanceof UnknownFact && dataPath)
    return finding('WL1009', { file, dataPath, found: error.id, cause: error.causeOfFinding }, [
      `'${dataPath.join('.')}' names a fact, but ${reason}.`,
      'Correct the name, or add the fact to content/facts.',
    ]);
  if (!place && innermost?.file.startsWith('generator/') && !isOfTemplate(error))
    return { ...internalError(error, ` while it made ${route.path}`), address: route.path, cause: `failure of its own ${reason}` };
  return finding('WL6001', {
    ...(place ?? { file: listOfTemplates }),
    address: route.path,
    ...(route.locale && { locales: [route.locale.id] }),
    message: `The template '${template}' failed on ${route.path} (page '${route.page}'): ${reason.replace(/\.$/, '')}.`,
    // A text that does not exist causes the failure.
    ...(before?.code === 'WL2010' && before.cause && error instanceof TypeError && message.includes(' of undefined')
      ? { cause: before.cause, follows: true }
      : { cause: `failure ${place ? `${place.file}:${place.line}` : template} ${reason}` }),
    hint: place
      ? `${innermost?.file.startsWith('generator/') ? 'Correct the call of Wortlaut there' : 'Correct it there'}${lacks(error, file)}.`
      : `Correct the template '${template}', or the component in it that passes this to React; React reports no line.`,
    related: [{ file, message: `The page '${route.page}' is defined here.` }],
  });
}

/** The reason in place of React's words, which are about transitions. */
const waits = 'a component is async or waits for a promise, but pages are written at once';

/** Errors of Wortlaut whose cause is in the theme, although no function of the theme is in their stacks. */
const isOfTemplate = (error: unknown) => error instanceof PropError || error instanceof ChangingOutput;

/** Names the file of each template. */
const listOfTemplates = 'runtime/templates.ts';

const lacks = (error: unknown, file: string) =>
  error instanceof TypeError ? `; or if it reads a value that is missing in the structure in ${file}, add that` : '';

/** Combines failures with one cause into one finding, which names the first page and counts the others. */
function foldFailures(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const byCause = groupBy(diagnostics.filter(isFailure), ({ cause }) => cause);
  return diagnostics.flatMap((one) => {
    const alike = (isFailure(one) && byCause.get(one.cause ?? '')) || [one];
    if (alike[0] !== one) return [];
    return alike.length > 1 ? [{ ...one, ...together(alike), message: `${one.message} ${others(alike.slice(1))}` }] : [one];
  });
}

const isFailure = ({ code }: Diagnostic) => code === 'WL6001' || code === 'WL6018';

function together(alike: readonly Diagnostic[]): Pick<Diagnostic, 'locales'> {
  // A page without a locale is visible in all of them.
  return alike.every(({ locales }) => locales) ? { locales: [...new Set(alike.flatMap(({ locales = [] }) => locales))].sort() } : {};
}

function others(alike: readonly Diagnostic[]): string {
  const addresses = alike.slice(0, 2).flatMap(({ address }) => address ?? []);
  if (alike.length < 3) return `The same happens on ${addresses.join(' and ')}.`;
  return `The same happens on ${alike.length} other pages, such as ${addresses.join(' and ')}.`;
}

/** Reports a fault of many addresses once, for the first of them. */
export function reportedOnce(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return foldFailures(diagnostics).filter(({ code, file, dataPath, message }) => {
    const key = [code, file, dataPath?.join('.') ?? message].join('\0');
    return !seen.has(key) && seen.add(key);
  });
}
