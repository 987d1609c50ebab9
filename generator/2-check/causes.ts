import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { isExchange } from '../diagnostics/report/foreign-texts.ts';
import { groupBy } from '../model/group-by.ts';
import type { Outline } from '../model/outline.ts';
import type { TextFile } from './text-sets.ts';

/** A finding that disappears with its cause, so it needs no fix. */
export function following(
  { fixIntent: _fixIntent, suggestionIntent: _suggestionIntent, ...finding }: Diagnostic,
  cause: string,
): Diagnostic {
  return { ...finding, cause, follows: true };
}

/** The beginnings of the causes of gaps that hide a copy: in some locales, or in all. */
export const hidden = 'hidden';
export const unseen = 'unseen';

/** The findings, of which those in a copy that gaps hide everywhere follow from them: it has only been begun. */
export function behindGaps(findings: readonly Diagnostic[]): Diagnostic[] {
  const causes = new Set(findings.flatMap(({ cause }) => (cause?.startsWith(`${unseen} `) ? cause : [])));
  return findings.map((one) => (!one.cause && causes.has(`${unseen} ${one.file}`) ? following(one, `${unseen} ${one.file}`) : one));
}

/**
 * If several translations agree with each other and differ from their source, the source has likely lost a text or has a mistyped name: the
 * finding is reported there, and no fix removes or renames a translation.
 */
export function reportedAtSource(findings: readonly Diagnostic[], base: TextFile): Diagnostic[] {
  const groups = groupBy(findings, ({ cause, follows }) => (follows ? undefined : cause));
  const reported = new Set<string>();
  return findings.flatMap((finding): Diagnostic[] => {
    const group = finding.follows ? [] : (groups.get(finding.cause ?? '') ?? []);
    if (isExchange(finding)) return inSource(finding, findings, base);
    if (group.length < 2) return [finding];
    const { suggestionIntent: _, ...rest } = finding;
    if (finding.expected === undefined && finding.code !== 'WL2003')
      return [{ ...rest, hint: 'Restore it in the source text, or remove it from every translation.' }];
    const ofSource = finding.code !== 'WL2003' ? mistypedInSource : finding.expected === undefined ? lostInSource : exchangedInSource;
    const first = reported.has(finding.cause ?? '') ? [] : [ofSource(group, base)];
    reported.add(finding.cause ?? '');
    return [...first, { ...rest, follows: true }];
  });
}

/** Two texts that are exchanged in the source, if they are in several translations: then also there. */
function inSource(finding: Diagnostic, findings: readonly Diagnostic[], { file }: TextFile): Diagnostic[] {
  const files = new Set(findings.flatMap((one) => (one.cause === finding.cause ? (one.file ?? []) : [])));
  if (files.size < 2) return [finding];
  return [
    { ...finding, file },
    { ...finding, follows: true },
  ];
}

function mistypedInSource(group: readonly Diagnostic[], base: TextFile): Diagnostic {
  const [{ expected = '', cause = '' }] = group as [Diagnostic];
  const paths = [...new Set(group.map(({ dataPath = [] }) => dataPath.join('.')))];
  const [path = ''] = paths;
  const name = path.slice(path.lastIndexOf('.') + 1);
  const isMoved = expected.endsWith(`.${name}`);
  const fix = paths.length === 1 && !isMoved && { suggestionIntent: { title: `Call it ${name}`, changes: [{ rename: name }] } };
  return finding('WL2002', { file: base.file, dataPath: expected.split('.'), cause, ...fix }, [
    `Only the source text has '${expected}'; its translations have '${paths.join("', '")}'.`,
    `${isMoved ? 'Move it there, or move' : `Did you mean '${name}'? Otherwise rename`} it in the translations.`,
  ]);
}

/** A placeholder that several translations have and the source lacks. */
function lostInSource(group: readonly Diagnostic[], base: TextFile): Diagnostic {
  const [{ cause = '', dataPath = [], found = '' }] = group as [Diagnostic];
  return finding('WL2003', { file: base.file, dataPath, cause }, [
    `The source text of '${dataPath.join('.')}' lacks ${found}}, which ${group.length} translations have.`,
    'Write it in the source text; if that is right, remove it from the translations.',
  ]);
}

/** A placeholder that only the source has, while its translations agree on another. */
function exchangedInSource(group: readonly Diagnostic[], base: TextFile): Diagnostic {
  const [{ expected = '', cause = '', dataPath = [] }] = group as [Diagnostic];
  const names = [...new Set(group.map(({ found = '' }) => found))];
  const [name = ''] = names;
  const fix = names.length === 1 && { suggestionIntent: { title: `Write ${name}}`, changes: [{ replace: expected, by: name }] } };
  return finding('WL2003', { file: base.file, dataPath, cause, found: expected, ...fix }, [
    `Only the source text of '${dataPath.join('.')}' has ${expected}}; its translations have ${names.join('}, ')}}.`,
    `Did you mean ${name}}? Otherwise write ${expected}} in the translations.`,
  ]);
}

/** Reports a fault of a document's text for that document, and not again for each one that inherits the text. */
export function onceInLineage(findings: readonly { readonly outline: Outline; readonly finding: Diagnostic }[]): Diagnostic[] {
  const reports = groupBy(findings, ({ finding }) => placeOf(finding));
  return findings.flatMap(({ outline, finding }) => {
    const bases = basesOf(outline);
    return reports.get(placeOf(finding))?.some((report) => bases.includes(report.outline.id)) ? [] : finding;
  });
}

const placeOf = ({ code, file, dataPath = [], found }: Diagnostic) => JSON.stringify([code, file, dataPath, found]);

const basesOf = ({ base }: Outline): string[] => (base ? [base.id, ...basesOf(base)] : []);
