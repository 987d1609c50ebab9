import { languageOfFile } from '../../model/language-tag.ts';
import type { ContentKind } from '../code-definition.ts';
import { definitionOf } from '../codes.ts';
import { type Diagnostic, folderOf } from '../diagnostic.ts';

/** Removes findings that follow from a file that could not be read (`followsFromUnread`). */
export function withoutConsequences(findings: readonly Diagnostic[], loading: readonly Diagnostic[]): Diagnostic[] {
  const errors = loading.filter(({ severity, code }) => severity === 'error' && !definitionOf(code).fileIsRead);
  const unread = errors.flatMap(({ file, related = [] }) => [...(file ? [file] : []), ...related.map((other) => other.file)]);
  const kinds = new Set(unread.flatMap(kindsOf));
  const follows = ({ code, dataPath = [] }: Diagnostic) =>
    definitionOf(code).followsFromUnread?.some((kind) => kinds.has(kind) && (kind !== 'counted countries' || dataPath.at(-1) === 'amount'));
  return findings.filter((finding) => !follows(finding));
}

const kindsByFolder: Readonly<Record<string, readonly ContentKind[]>> = {
  facts: ['facts', 'evidence'],
  countries: ['countries', 'counted countries', 'evidence'],
  dictionaries: ['dictionaries', 'evidence'],
  terms: ['contracts', 'evidence'],
  pages: ['evidence'],
  claims: ['claims'],
  'site.ts': ['evidence'],
};

/** The kinds of a file, by its folder in the content folder; in the folder of a page or contract also by its name. */
function kindsOf(path: string): readonly ContentKind[] {
  const [, folder = '', , file] = path.split('/');
  const kinds = kindsByFolder[folder] ?? [];
  if (file === 'page.ts' || file === 'outline.ts') return ['pages', ...kinds];
  return folder === 'pages' && file && languageOfFile(file) ? ['page texts', ...kinds] : kinds;
}

/** Removes findings that follow from another finding in the same folder (`followsFrom`). */
export function withoutFollowing(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const reported = new Set(findings.flatMap(({ code, file }) => (file ? [`${code} ${folderOf(file)}`] : [])));
  return findings.filter(({ code, file }) => !file || !reported.has(`${definitionOf(code).followsFrom} ${folderOf(file)}`));
}

const silentTemplate = /^The (template '.+') writes nothing/;

/** Removes texts that no page shows (WL2017) if their template writes nothing (WL5001): its component is the one fault. */
export function withoutUnwritten(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const silent = findings.flatMap(({ code, message }) => (code === 'WL5001' ? (silentTemplate.exec(message)?.[1] ?? []) : []));
  return findings.filter(({ code, message }) => code !== 'WL2017' || !silent.some((template) => message.includes(template)));
}
