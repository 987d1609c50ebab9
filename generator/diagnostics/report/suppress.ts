import type { Suppression } from '../../model/suppressions.ts';
import { closestMatch } from '../closest-match.ts';
import { allCodes, type Code, isCode, isSuppressible, type SiteCodes } from '../codes.ts';
import { type Diagnostic, finding, placeOf } from '../diagnostic.ts';

/** A finding that the site ignores until a day. */
export interface Suppressed {
  /** The suppressed finding. */
  readonly diagnostic: Diagnostic;
  /** Why the site ignores it, as its author wrote it. */
  readonly reason: string;
  /** ISO date of the last day. */
  readonly until: string;
}

interface Suppressing {
  readonly codes: SiteCodes;
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
export function suppress(diagnostics: readonly Diagnostic[], { codes, suppressions, file, today, hasRun }: Suppressing): Outcome {
  const matched = new Map<Diagnostic, Suppressed | undefined>();
  const faults = suppressions.flatMap((suppression, index): Diagnostic[] => {
    const { code, until, reason } = suppression;
    const place = (field?: string) => ({ file, dataPath: [String(index), ...(field ? [field] : [])] });
    if (!isCode(code, codes)) return [unknownCode(code, place, codes)];
    if (!isSuppressible(code, codes)) return [notSuppressible(code, place)];
    const named = diagnostics.filter((diagnostic) => names(suppression, diagnostic));
    const [first] = named;
    if (named.length > 1) {
      for (const one of named) matched.set(one, undefined);
      return [ambiguous(suppression, named, place)];
    }
    if (!first) return hasRun(code) ? [unused(suppression, place)] : [];
    const expired = until < today;
    matched.set(first, expired ? undefined : { diagnostic: first, reason, until });
    return expired ? [overdue(suppression, first, place)] : [];
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

type PlaceIn = (field?: string) => Pick<Diagnostic, 'file' | 'dataPath'>;

function unknownCode(code: string, place: PlaceIn, codes: SiteCodes): Diagnostic {
  const near = closestMatch(code, allCodes(codes));
  return finding('WL6012', place('code'), [
    `This suppression names the code '${code}', which does not exist.`,
    near ? `Did you mean '${near}'?` : 'Copy the code from the line that check prints.',
  ]);
}

function notSuppressible(code: string, place: PlaceIn): Diagnostic {
  return finding('WL6012', place('code'), [
    `'${code}' cannot be suppressed: with it, no site can be made.`,
    `Correct what ${code} reports, and remove this suppression.`,
  ]);
}

const placeNamed = ({ file, dataPath }: Suppression) => (file ? `${file}${dataPath ? ` › ${dataPath}` : ''}` : 'the site as a whole');

function ambiguous(suppression: Suppression, named: readonly Diagnostic[], place: PlaceIn): Diagnostic {
  const related = named.flatMap((one) => (one.file ? [{ ...placeOf(one), file: one.file, message: one.message }] : []));
  return finding('WL6013', { ...place(), related }, [
    `This suppression names ${named.length} findings of ${suppression.code} in ${placeNamed(suppression)}; it must name one.`,
    'Add `text` with words that only the message of one of them has, and correct the others.',
  ]);
}

function unused(suppression: Suppression, place: PlaceIn): Diagnostic {
  return finding('WL6011', { ...place(), suggestionIntent: { title: 'Remove the suppression', changes: [{ remove: true }] } }, [
    `This suppression matches nothing: ${placeNamed(suppression)} does not have ${suppression.code} (any more).`,
    'Remove it, or correct its file and dataPath to what check prints.',
  ]);
}

function overdue({ code, until }: Suppression, expired: Diagnostic, place: PlaceIn): Diagnostic {
  const { file, message, hint } = expired;
  const related = file ? [{ ...placeOf(expired), file, message: 'The finding is here.' }] : undefined;
  return finding('WL6010', { ...place('until'), ...(related && { related }) }, [
    `The suppression of ${code} expired on ${until}, and the finding is still there: ${message}`,
    hint ? `Correct it now: ${hint}` : 'Correct it now, or decide anew until when it may stay.',
  ]);
}
