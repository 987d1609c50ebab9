import type { Suppression } from '../model/suppressions.ts';
import { closestMatch } from './closest-match.ts';
import { type Code, codes, isSuppressible } from './codes.ts';
import type { Diagnostic } from './diagnostic.ts';

export interface Suppressed {
  readonly diagnostic: Diagnostic;
  readonly reason: string;
  readonly until: string;
}

export interface Suppressing {
  readonly suppressions: readonly Suppression[];
  /** The file that holds them. */
  readonly file: string;
  /** ISO date that their ends are compared with. */
  readonly today: string;
  /** Whether everything that finds a code has run, so that a suppression that met nothing is known to be unused. */
  readonly hasRun: (code: Code) => boolean;
}

export interface Outcome {
  readonly remaining: readonly Diagnostic[];
  readonly suppressed: readonly Suppressed[];
  /** What is wrong with the suppressions themselves; their lines are still to be found. */
  readonly faults: readonly Diagnostic[];
}

/**
 * Takes the suppressed findings out of the others. Reported are a suppression that has expired while its finding is there
 * (instead of the finding), one that names several findings (instead of them), none, or a code that cannot be suppressed.
 */
export function suppress(diagnostics: readonly Diagnostic[], { suppressions, file, today, hasRun: evaluated }: Suppressing): Outcome {
  const taken = new Map<Diagnostic, Suppressed | undefined>();
  const faults = suppressions.flatMap((suppression, index): Diagnostic[] => {
    const { code, until, reason } = suppression;
    const fault = faultAt(file, String(index));
    if (!Object.hasOwn(codes, code)) return [unknownCode(code, fault)];
    if (!isSuppressible(code as Code)) return [notSuppressible(code, fault)];
    const named = diagnostics.filter((diagnostic) => names(suppression, diagnostic));
    const [first] = named;
    if (named.length > 1) {
      for (const one of named) taken.set(one, undefined);
      return [ambiguous(suppression, named, fault)];
    }
    if (!first) return evaluated(code as Code) ? [unused(suppression, fault)] : [];
    const expired = until < today;
    taken.set(first, expired ? undefined : { diagnostic: first, reason, until });
    return expired ? [overdue(suppression, first, fault)] : [];
  });
  return {
    remaining: diagnostics.filter((diagnostic) => !taken.has(diagnostic)),
    suppressed: [...taken.values()].filter((one) => one !== undefined),
    faults,
  };
}

function names({ code, file, dataPath, text }: Suppression, diagnostic: Diagnostic): boolean {
  return (
    diagnostic.code === code &&
    diagnostic.file === file &&
    (diagnostic.dataPath?.join('.') || undefined) === (dataPath || undefined) &&
    (text === undefined || diagnostic.message.includes(text))
  );
}

type FaultAt = (
  code: Code,
  at: string | undefined,
  words: Pick<Diagnostic, 'message' | 'hint' | 'related' | 'suggestionIntent'>,
) => Diagnostic;

const faultAt =
  (file: string, index: string): FaultAt =>
  (code, at, words) => ({ code, severity: 'error', file, dataPath: at ? [index, at] : [index], ...words });

function unknownCode(code: string, fault: FaultAt): Diagnostic {
  const near = closestMatch(code, Object.keys(codes));
  return fault('WL6012', 'code', {
    message: `This suppression names the code '${code}', which does not exist.`,
    hint: near ? `Did you mean '${near}'?` : 'Copy the code from the line that check prints.',
  });
}

function notSuppressible(code: string, fault: FaultAt): Diagnostic {
  return fault('WL6012', 'code', {
    message: `'${code}' cannot be suppressed: with it, no site can be made.`,
    hint: `Correct what ${code} reports, and remove this suppression.`,
  });
}

const placeNamed = ({ file, dataPath }: Suppression) => (file ? `${file}${dataPath ? ` › ${dataPath}` : ''}` : 'the site as a whole');

function ambiguous(suppression: Suppression, named: readonly Diagnostic[], fault: FaultAt): Diagnostic {
  return fault('WL6013', undefined, {
    message: `This suppression names ${named.length} findings of ${suppression.code} in ${placeNamed(suppression)}; it must name one.`,
    hint: 'Add `text` with words that only the message of one of them has, and correct the others.',
    related: named.flatMap((one) => (one.file ? [{ ...placeOf(one), file: one.file, message: one.message }] : [])),
  });
}

function unused(suppression: Suppression, fault: FaultAt): Diagnostic {
  return fault('WL6011', undefined, {
    message: `This suppression puts nothing aside: there is no ${suppression.code} in ${placeNamed(suppression)} (any more).`,
    hint: 'Remove it, or correct its file and dataPath to what check prints.',
    suggestionIntent: { title: 'Remove the suppression', changes: [{ remove: true }] },
  });
}

function overdue({ code, until }: Suppression, { message, ...place }: Diagnostic, fault: FaultAt): Diagnostic {
  return fault('WL6010', 'until', {
    message: `The suppression of ${code} expired on ${until}, and the finding is still there: ${message}`,
    hint: place.hint ? `Correct it now: ${place.hint}` : 'Correct it now, or decide anew until when it may stay.',
    ...(place.file && { related: [{ ...placeOf(place), file: place.file, message: 'The finding is here.' }] }),
  });
}

function placeOf({ line, column, endLine, endColumn, dataPath }: Partial<Diagnostic>) {
  return {
    ...(line && { line }),
    ...(column && { column }),
    ...(endLine && { endLine }),
    ...(endColumn && { endColumn }),
    ...(dataPath && { dataPath }),
  };
}
