import { groupBy } from '../../model/group-by.ts';
import { type Diagnostic, folderOf, isAboutClaims, placeOf } from '../diagnostic.ts';
import type { Fix } from '../fix.ts';

/**
 * One report per cause: of the findings with the same cause, the first error (or else the first finding) is reported, and the others are
 * its further places. A finding about claims represents the others only if all are about claims. A fix of only one place is left out;
 * findings that follow from the cause need none. If several texts agree on a name, the typo may be in the place that they all refer to, so
 * their fix becomes a suggestion.
 */
export function groupByCause(all: readonly Diagnostic[]): Diagnostic[] {
  const diagnostics = withoutEqual(all);
  const groups = groupBy(diagnostics, causeOf);
  const reports = new Map([...groups].map(([cause, group]) => [cause, reportOf(group)]));
  return diagnostics.flatMap((diagnostic) => {
    const report = reports.get(causeOf(diagnostic) ?? '');
    if (!report) return [diagnostic];
    return diagnostic === report.reported ? [report.finding] : [];
  });
}

const causeOf = ({ cause, file }: Diagnostic) => (file ? cause : undefined);

/** The finding that represents those of one cause, as it is and with the others as its further places. */
function reportOf(group: readonly Diagnostic[]): { readonly reported: Diagnostic; readonly finding: Diagnostic } {
  const leading = group.filter(({ follows }) => !follows);
  const besideClaims = leading.filter((one) => !isAboutClaims(one));
  const candidates = besideClaims.length ? besideClaims : leading;
  const reported = candidates.find(({ severity }) => severity === 'error') ?? candidates[0] ?? (group[0] as Diagnostic);
  const others = group.filter((one) => one !== reported && !(one.follows && isAtPlace(one, reported)));
  return { reported, finding: group.length < 2 ? reported : withOthers(reported, others) };
}

/** The findings without those that equal an earlier one, such as one for each language or for each use in a text. */
function withoutEqual(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ code, file, line, column, dataPath, address, message }) => {
    const key = JSON.stringify([code, file, line, column, dataPath, address, message]);
    return !seen.has(key) && seen.add(key);
  });
}

function withOthers(reported: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  const { fix, suggestion, ...rest } = reported;
  const all = together(fix, others, 'fix');
  const isOneText = others.every((one) => one.follows || isSameText(one, reported));
  const allFixed = isOneText ? all : undefined;
  const allSuggested = isOneText ? together(suggestion, others, 'suggestion') : (all ?? together(suggestion, others, 'suggestion'));
  return {
    ...rest,
    ...(allFixed && { fix: allFixed }),
    ...(allSuggested && { suggestion: allSuggested }),
    ...(others.length && { also: others.flatMap(furtherPlace) }),
  };
}

/** Whether two findings are about one text, in the same or another language. */
const isSameText = (one: Diagnostic, other: Diagnostic) =>
  folderOf(one.file ?? '') === folderOf(other.file ?? '') && pathOf(one) === pathOf(other);
const pathOf = ({ dataPath = [] }: Diagnostic) => dataPath.join('.');

/** A finding that follows from another one at the same place is not listed. */
const isAtPlace = (one: Diagnostic, reported: Diagnostic) => one.file === reported.file && pathOf(one) === pathOf(reported);

/** The fix combined with the same fix of all other findings; undefined if one of them has a different fix, or needs a fix without having one. */
function together(first: Fix | undefined, others: readonly Diagnostic[], kind: 'fix' | 'suggestion'): Fix | undefined {
  if (!first) return undefined;
  const isSame = (one: Diagnostic) => one[kind]?.title === first.title;
  if (!others.every((one) => isSame(one) || (one.follows && !one[kind]))) return undefined;
  return { title: first.title, edits: [first, ...others.flatMap((one) => one[kind] ?? [])].flatMap(({ edits }) => edits) };
}

const furtherPlace = (one: Diagnostic) => (one.file ? [{ code: one.code, file: one.file, message: one.message, ...placeOf(one) }] : []);
