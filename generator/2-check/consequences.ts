import type { Diagnostic } from '../diagnostics/diagnostic.ts';

interface Consequence {
  readonly file: RegExp;
  readonly codes: readonly Diagnostic['code'][];
  /** Only at values of this name. */
  readonly at?: string;
}

/** What is missed when a file cannot be read: the codes that may only say so once more. */
const consequences: readonly Consequence[] = [
  { file: /\/facts\/[^/]+\.ts$/, codes: ['WL1009', 'WL1010'] },
  { file: /\/countries\/[^/]+\.ts$/, codes: ['WL1012', 'WL1014', 'WL3007', 'WL3036'] },
  // The amount of a fact that counts countries or their languages; that of a price follows from no country.
  { file: /\/countries\/[^/]+\.ts$/, codes: ['WL1010'], at: 'amount' },
  { file: /\/dictionaries\/[^/]+\.ts$/, codes: ['WL2009', 'WL2010'] },
  { file: /\/pages\/[^/]+\/page\.ts$/, codes: ['WL1011', 'WL3002', 'WL3003', 'WL4046'] },
  { file: /\/pages\/[^/]+\/[a-z]{2}\.ts$/, codes: ['WL2005', 'WL2001'] },
  { file: /\/terms\/[^/]+\/[^/]+\.ts$/, codes: ['WL4002', 'WL4003', 'WL4004', 'WL4013', 'WL2005'] },
  // The register rests on all the others.
  {
    file: /\/(?:facts|countries|dictionaries|pages|terms)\//,
    codes: ['WL4040', 'WL4041', 'WL4043', 'WL4044', 'WL4047', 'WL4048', 'WL4049'],
  },
];

/** The findings without those that follow from a file that could not be read: one cause is one report. */
export function withoutConsequences(findings: readonly Diagnostic[], loading: readonly Diagnostic[]): Diagnostic[] {
  // A file that translates another page, and a country whose file has another name, are read all the same.
  const errors = loading.filter(({ severity, code }) => severity === 'error' && code !== 'WL1028' && code !== 'WL1005');
  const unread = errors.flatMap(({ file, related = [] }) => [...(file ? [file] : []), ...related.map((other) => other.file)]);
  const affected = consequences.filter(({ file }) => unread.some((path) => file.test(path)));
  const follows = ({ code, dataPath = [] }: Diagnostic) =>
    affected.some(({ codes, at }) => codes.includes(code) && (at === undefined || dataPath.at(-1) === at));
  return findings.filter((finding) => !follows(finding));
}
