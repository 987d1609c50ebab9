import type { ContentKind } from '../diagnostics/code-definition.ts';
import { codes } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

const filesOf: Readonly<Record<ContentKind, RegExp>> = {
  facts: /\/facts\/[^/]+\.ts$/,
  countries: /\/countries\/[^/]+\.ts$/,
  'counted countries': /\/countries\/[^/]+\.ts$/,
  dictionaries: /\/dictionaries\/[^/]+\.ts$/,
  pages: /\/pages\/[^/]+\/page\.ts$/,
  'page texts': /\/pages\/[^/]+\/[a-z]{2}\.ts$/,
  contracts: /\/terms\/[^/]+\/[^/]+\.ts$/,
  evidence: /\/(?:facts|countries|dictionaries|pages|terms)\//,
};

/** Removes findings that follow from a file that could not be read (`followsFromUnread`): one cause is one report. */
export function withoutConsequences(findings: readonly Diagnostic[], loading: readonly Diagnostic[]): Diagnostic[] {
  const errors = loading.filter(({ severity, code }) => severity === 'error' && !codes[code].fileIsRead);
  const unread = errors.flatMap(({ file, related = [] }) => [...(file ? [file] : []), ...related.map((other) => other.file)]);
  const kinds = new Set(
    Object.entries(filesOf).flatMap(([kind, pattern]) => (unread.some((path) => pattern.test(path)) ? [kind as ContentKind] : [])),
  );
  const follows = ({ code, dataPath = [] }: Diagnostic) =>
    codes[code].followsFromUnread?.some((kind) => kinds.has(kind) && (kind !== 'counted countries' || dataPath.at(-1) === 'amount'));
  return findings.filter((finding) => !follows(finding));
}
