import type { ContentKind } from '../diagnostics/code-definition.ts';
import { definitionOf } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { languageOfFile } from '../model/language-tag.ts';

const patterns: Readonly<Record<ContentKind, RegExp>> = {
  facts: /\/facts\/[^/]+\.ts$/,
  countries: /\/countries\/[^/]+\.ts$/,
  'counted countries': /\/countries\/[^/]+\.ts$/,
  dictionaries: /\/dictionaries\/[^/]+\.ts$/,
  pages: /\/pages\/[^/]+\/page\.ts$/,
  'page texts': /\/pages\/[^/]+\/[^/]+\.ts$/,
  contracts: /\/terms\/[^/]+\/[^/]+\.ts$/,
  evidence: /\/(?:facts|countries|dictionaries|pages|terms)\//,
};

const isOfKind = (path: string, kind: ContentKind) =>
  patterns[kind].test(path) && (kind !== 'page texts' || languageOfFile(path) !== undefined);

/** Removes findings that follow from a file that could not be read (`followsFromUnread`): one cause is one report. */
export function withoutConsequences(findings: readonly Diagnostic[], loading: readonly Diagnostic[]): Diagnostic[] {
  const errors = loading.filter(({ severity, code }) => severity === 'error' && !definitionOf(code).fileIsRead);
  const unread = errors.flatMap(({ file, related = [] }) => [...(file ? [file] : []), ...related.map((other) => other.file)]);
  const kinds = new Set((Object.keys(patterns) as ContentKind[]).filter((kind) => unread.some((path) => isOfKind(path, kind))));
  const follows = ({ code, dataPath = [] }: Diagnostic) =>
    definitionOf(code).followsFromUnread?.some((kind) => kinds.has(kind) && (kind !== 'counted countries' || dataPath.at(-1) === 'amount'));
  return findings.filter((finding) => !follows(finding));
}
