import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Budget, budgets, kilobyte, type Weight } from '../model/budgets.ts';
import type { Content } from '../model/content.ts';
import type { Manifest } from '../model/manifest.ts';

interface Weighed {
  readonly content: Content;
  readonly manifest: Manifest;
  readonly weights: readonly Weight[];
  /** Those of the build before, where there was one: they tell what grew. */
  readonly before: readonly Weight[];
}

/** What is heavier than its budget allows, and by how much it has grown. Pages in several languages are told once, by the heaviest. */
export function checkWeight({ content, manifest, weights, before }: Weighed): Diagnostic[] {
  const past = new Map(before.map(({ budget, name, bytes }) => [`${budget} ${name}`, bytes]));
  const pageOf = new Map(manifest.routes.map(({ path, page }) => [path, page]));
  const heavy = weights.filter(({ budget, bytes }) => bytes > budgets[budget]).sort((a, b) => b.bytes - a.bytes);
  const told = new Set<string>();
  return heavy.flatMap(({ budget, name, bytes }) => {
    const page = budget === 'html' ? pageOf.get(name) : undefined;
    const cause = page ?? `${budget} ${name}`;
    if (told.has(cause)) return [];
    told.add(cause);
    const file = page && content.pages.get(page)?.definition.file;
    const grown = bytes - (past.get(`${budget} ${name}`) ?? bytes);
    return [
      {
        code: 'WL5004',
        severity: 'error',
        ...(file && { file }),
        found: kilobytes(bytes),
        expected: kilobytes(budgets[budget]),
        message: `${subject(budget, name)} ${kilobytes(bytes)} ${compression[budget]}; at most ${kilobytes(budgets[budget])} are allowed${grown > 0 ? `. That is ${kilobytes(grown)} more than in the build before` : ''}.`,
        hint: hints[budget],
      },
    ];
  });
}

const kilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`;

const compression: Readonly<Record<Budget, string>> = {
  html: 'in brotli',
  styles: 'in brotli',
  fonts: 'of woff2',
  runtime: 'in gzip',
  island: 'in gzip',
  onDemand: 'in gzip',
};

function subject(budget: Budget, name: string): string {
  if (budget === 'html') return `The page ${name} weighs`;
  if (budget === 'island') return `The island '${name}' fetches`;
  if (budget === 'onDemand') return `The script '${name}' weighs`;
  return `${name[0]?.toUpperCase()}${name.slice(1)} ${/s$|^the style sheets\b/.test(name) ? 'weigh' : 'weighs'}`;
}

const hints: Readonly<Record<Budget, string>> = {
  html: 'Show less on it, or move a part to a page of its own; drawings that repeat weigh most.',
  styles: 'Look for rules that say the same twice, and for pages that could share a layout.',
  fonts: 'Leave out weights or letters that no text uses.',
  runtime: 'Import what only one island needs in that island.',
  island: 'Import heavy things when they are used, with import(), or do without them.',
  onDemand: 'Look for a smaller library, or for the part of it that is used.',
};
