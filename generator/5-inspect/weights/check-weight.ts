import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { type Budget, type Budgets, budgetsOf, nearlyFull, type Weight } from '../../model/budgets.ts';
import type { SharedContent } from '../../model/content.ts';
import type { Manifest } from '../../model/manifest.ts';

interface Weighed {
  readonly content: SharedContent;
  readonly manifest: Manifest;
  readonly weights: readonly Weight[];
  /** The weights of the last build, if there was one: they show what grew. */
  readonly before: readonly Weight[];
}

/** Something that exceeds its budget or nearly does, with its growth. */
interface Heavy extends Weight {
  readonly most: number;
  readonly past: Weight | undefined;
  readonly growth: readonly Growth[];
  /** The file that defines the page; absent for assets. */
  readonly file: string | undefined;
}

/**
 * WL5004: pages and assets that exceed their budget. WL5045: those that nearly do. Both name the difference in bytes and the files that have
 * grown since the last build. If one file is the cause, it is one finding, reported for the heaviest page or asset; so is a page in several languages.
 */
export function checkWeight({ content, manifest, weights, before }: Weighed): Diagnostic[] {
  const budgets = budgetsOf(content.site.value);
  const past = new Map(before.map((weight) => [`${weight.budget} ${weight.name}`, weight]));
  const pageOf = new Map(manifest.routes.map(({ path, page }) => [path, page]));
  const groups = new Map<string, Heavy[]>();
  for (const weight of weights) {
    if (!isHeavy(weight, budgets)) continue;
    const { budget, name, bytes, sources } = weight;
    const isOver = bytes > budgets[budget];
    const page = budget === 'html' ? pageOf.get(name) : undefined;
    const pastWeight = past.get(`${budget} ${name}`);
    const growth = grown(sources, pastWeight?.sources);
    const heavy = { ...weight, most: budgets[budget], past: pastWeight, growth, file: page && content.pages.get(page)?.definition.file };
    // Every sheet is fetched together with the common one. Pages whose largest part is of one component have one cause.
    const cause = page ? (largest(sources)[0] ?? page) : (growth[0]?.source ?? (budget === 'styles' ? '' : name));
    const key = `${isOver} ${budget} ${cause}`;
    groups.set(key, [...(groups.get(key) ?? []), heavy]);
  }
  return [...groups.values()].map((group) => weightFinding(group.sort((a, b) => b.bytes / b.most - a.bytes / a.most)));
}

/** Whether something exceeds its budget or nearly does. */
export function isHeavy({ budget, bytes }: Weight, budgets: Budgets): boolean {
  // React alone nearly fills its budget, and no author can change that.
  return bytes > budgets[budget] || (budget !== 'runtime' && bytes >= budgets[budget] * nearlyFull);
}

function weightFinding([heaviest, ...others]: readonly Heavy[]): Diagnostic {
  const { budget, name, bytes, most, file, growth, sources } = heaviest as Heavy;
  const isOver = bytes > most;
  const weighs = `${subject(budget, name)} ${verb(budget, name)}`;
  const said = isOver
    ? `${weighs} ${counted(bytes)} bytes ${compression[budget]}, ${counted(bytes - most)} more than the ${counted(most)} that are allowed`
    : `${weighs} ${counted(bytes)} of ${counted(most)} bytes ${compression[budget]}, ${counted(most - bytes)} left`;
  const source = isOver ? growth[0]?.source : undefined;
  const place = file ?? (source?.startsWith('runtime/') ? source : undefined);
  const message = `${[said, ...(isOver ? sincePast(heaviest as Heavy) : []), ...(isOver && growth.length ? [] : parts(budget, sources)), ...alike(others)].join('. ')}.`;
  const hint = `${hints[budget]} The budget is \`budgets.${budget}\` in content/site.ts.`;
  // A part that weighs most on several pages is of a component.
  const [element] = others.some((other) => other.file !== file) ? largest(sources) : [];
  return finding(isOver ? 'WL5004' : 'WL5045', {
    ...{ message, hint, found: counted(bytes), expected: counted(most) },
    ...(place && { file: place }),
    ...(element && { elements: [{ element, fault: budget, addresses: [name], message, hint }] }),
  });
}

/** The growth since the last build, and the files that caused it. Warnings omit it: reports must not depend on earlier builds. */
function sincePast({ bytes, past, growth }: Heavy): string[] {
  const more = bytes - (past?.bytes ?? bytes);
  return more > 0 ? [`That is ${counted(more)} more than in the build before${grownBy(growth)}`] : [];
}

/** The heaviest parts. For parts of a page only the sizes before compression are known. */
function parts(budget: Weight['budget'], sources: Weight['sources']): string[] {
  const most = largest(sources);
  return most.length
    ? [
        `${budget === 'html' ? 'Before compression its' : 'Its'} largest parts are ${most.map((name) => `${name} (${counted(sources?.[name] ?? 0)})`).join(', ')}`,
      ]
    : [];
}

function alike(others: readonly Heavy[]): string[] {
  const [first] = others;
  if (!first) return [];
  const rest = others.length > 1 ? ` and to ${others.length - 1} more` : '';
  return [`The same applies to ${subject(first.budget, first.name).replace(/^The /, 'the ')}${rest}`];
}

const counted = (bytes: number) => bytes.toLocaleString('en-US');

const compression: Readonly<Record<Budget, string>> = {
  html: 'in brotli',
  styles: 'in brotli',
  fonts: 'of woff2',
  runtime: 'in gzip',
  island: 'in gzip',
  onDemand: 'in gzip',
};

function subject(budget: Budget, name: string): string {
  if (budget === 'html') return `The page ${name}`;
  if (budget === 'island') return `The island '${name}'`;
  if (budget === 'onDemand') return `The script '${name}'`;
  return `${name[0]?.toUpperCase()}${name.slice(1)}`;
}

/** `the fonts` and `the style sheets of …` are plural. */
function verb(budget: Budget, name: string): string {
  if (budget === 'island') return 'fetches';
  return budget === 'fonts' || /^the style sheets /.test(name) ? 'weigh' : 'weighs';
}

const hints: Readonly<Record<Budget, string>> = {
  html: 'Show less on it, or move a part to another page; repeated drawings weigh most.',
  styles: 'Move rules for only one template into its sheet (runtime/styles/templates), and delete repeated rules.',
  fonts: 'Leave out weights or letters that no text uses.',
  runtime: 'Move imports for only one island into that island.',
  island: 'Load heavy modules on demand, with import(), or replace them.',
  onDemand: 'Use a smaller library, or import only the used part.',
};

/** A source and its growth in bytes before compression; its size if it is new. */
export interface Growth {
  readonly source: string;
  readonly bytes: number;
  readonly isNew: boolean;
}

type Sources = Readonly<Record<string, number>>;

/** The sources that have grown or are new, those with the largest growth first; empty without earlier values. */
export function grown(now: Sources = {}, before?: Sources): Growth[] {
  if (!before) return [];
  return Object.entries(now)
    .map(([source, bytes]) => ({ source, bytes: bytes - (before[source] ?? 0), isNew: !(source in before) }))
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes || (a.source < b.source ? -1 : 1));
}

/** `: runtime/styles/pages/support.css has grown by 312 bytes before compression, and 2 other parts have grown too` */
function grownBy([first, ...others]: readonly Growth[]): string {
  if (!first) return '';
  const bytes = counted(first.bytes);
  const said = first.isNew ? `${first.source} is new, with ${bytes} bytes` : `${first.source} has grown by ${bytes} bytes`;
  const rest = others.length ? `, and ${others.length} other ${others.length === 1 ? 'part has' : 'parts have'} grown too` : '';
  return `: ${said} before compression${rest}`;
}

function largest(sources: Sources = {}): string[] {
  return Object.entries(sources)
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, 3)
    .map(([name]) => name);
}
