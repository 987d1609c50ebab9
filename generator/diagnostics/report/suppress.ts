import type { Suppression } from '../../model/suppressions.ts';
import { closestMatch } from '../closest-match.ts';
import { allCodes, type Code, isCode, isSuppressible } from '../codes.ts';
import { type Diagnostic, finding } from '../diagnostic.ts';

/** A finding that the site ignores until a day. */
export interface Suppressed {
  /** What was found. */
  readonly diagnostic: Diagnostic;
  /** Why the site ignores it, as its author wrote it. */
  readonly reason: string;
  /** ISO date of the last day. */
  readonly until: string;
}

interface Suppressing {
  readonly suppressions: readonly Suppression[];
  readonly file: string;
  /** ISO date for their ends. */
  readonly today: string;
  /** Whether everything that reports a code has run, so that a suppression without a finding is unused. */
  readonly hasRun: (code: Code) => boolean;
}

interface Outcome {
  readonly remaining: readonly Diagnostic[];
  readonly suppressed: readonly Suppressed[];
  /** Diagnostics about the suppressions, without lines. */
  readonly faults: readonly Diagnostic[];
}

/**
 * Removes suppressed findings. Reports a suppression that has expired while its finding exists (instead of the finding), one that matches
 * several findings (instead of them), none, or a code that cannot be suppressed.
 */
export function suppress(diagnostics: readonly Diagnostic[], { suppressions, file, today, hasRun }: Suppressing): Outcome {
  const matched = new Map<Diagnostic, Suppressed | undefined>();
  const faults = suppressions.flatMap((suppression, index): Diagnostic[] => {
    const { code, until, reason } = suppression;
    const fault = faultAt(file, String(index));
    if (!isCode(code)) return [unknownCode(code, fault)];
    if (!isSuppressible(code)) return [notSuppressible(code, fault)];
    const named = diagnostics.filter((diagnostic) => names(suppression, diagnostic));
    const [first] = named;
    if (named.length > 1) {
      for (const one of named) matched.set(one, undefined);
      return [ambiguous(suppression, named, fault)];
    }
    if (!first) return hasRun(code) ? [unused(suppression, fault)] : [];
    const expired = until < today;
    matched.set(first, expired ? undefined : { diagnostic: first, reason, until });
    return expired ? [overdue(suppression, first, fault)] : [];
  });
  return {
    remaining: diagnostics.filter((diagnostic) => !matched.has(diagnostic)),
    suppressed: [...matched.values()].filter((one) => one !== undefined),
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
  (code, at, words) =>
    finding(code, { file, dataPath: at ? [index, at] : [index], ...words });

function unknownCode(code: string, fault: FaultAt): Diagnostic {
  const near = closestMatch(code, allCodes());
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
