import pc from 'picocolors';
import { type EvaluatedClaim, type Rule, rules, type Verdict } from '../model/claims.ts';
import { groupBy } from '../model/group-by.ts';
import { wrap } from './column-width.ts';
import { counted, type Paint } from './phrases.ts';

/** The register as JSON: the number of entries per verdict, and every entry. */
export function claimsJson(claims: readonly EvaluatedClaim[]): string {
  const counts = Object.fromEntries(verdicts.map((verdict) => [verdict, claims.filter((claim) => claim.verdict === verdict).length]));
  return `${JSON.stringify({ counts, claims }, null, 2)}\n`;
}

interface ClaimsTextOptions {
  readonly colour: boolean;
  /** The meaning of the references in reasons. */
  readonly references?: string | undefined;
}

/** The register as text: open contradictions first, in full; then theme by theme. */
export function claimsText(claims: readonly EvaluatedClaim[], { colour, references = '' }: ClaimsTextOptions): string {
  const paint = pc.createColors(colour);
  if (!claims.length) return 'No claims: content/claims is empty.\n';
  const groups = verdicts.flatMap((verdict) => {
    const themes = groupBy(claims, (claim) => (claim.verdict === verdict ? claim.theme : undefined));
    return [...themes].map(([theme, entries]) => {
      const head = `${coloured(verdict, titles[verdict], paint)}${paint.bold(` · ${theme}`)} ${paint.dim(String(entries.length))}`;
      return [head, ...entries.flatMap((claim) => entry(claim, paint))].join('\n');
    });
  });
  const meaning = lines(references, paint.dim).join('\n');
  return `${[...groups, legend(claims, paint), ...(meaning ? [meaning] : []), sum(claims, paint)].join('\n\n')}\n`;
}

const titles: Readonly<Record<Verdict, string>> = {
  contradicted: 'Contradicted and not waived',
  'without evidence': 'Without evidence',
  misquoted: 'Quotes words that are gone',
  open: 'Open: waived without a person who may decide',
  waived: 'Waived',
  holds: 'Holds',
};

/** Verdicts, the most important first. */
const verdicts = Object.keys(titles) as Verdict[];

function coloured(verdict: Verdict, text: string, paint: Paint): string {
  if (verdict === 'contradicted' || verdict === 'misquoted') return paint.red(paint.bold(text));
  return verdict === 'holds' ? paint.green(text) : paint.yellow(text);
}

const width = 100;
const indent = ' '.repeat(10);

/** Number, rule, name and the waiver in one line; then two colliding values, the subject, and the reason of the waiver. */
function entry({ id, number, rule, sides, waiver, asserts, ...claim }: EvaluatedClaim, paint: Paint): string[] {
  const { waiverExpired, waiverUnused, waiverOutdated, waiverFault, changes, misquotes } = claim;
  const deadline = waiverExpired || waiverUnused || waiverOutdated ? paint.red : paint.cyan;
  const values = [...groupBy(sides, ({ value }) => value)].map(([value, [side]]) => `${side?.where} ${value}`);
  const further = values.length > 2 ? ` +${values.length - 2}` : '';
  const reason = waiver && [
    waiver.reason,
    ...(waiverExpired ? ['Expired.'] : []),
    ...(waiverUnused ? ['Unused: remove it.'] : []),
    ...(waiverFault ? [`Open: ${waiverFault}.`] : []),
    ...(waiverOutdated && !changes.length ? ['Lists no findings that it waives.'] : []),
  ];
  return [
    `${paint.bold(`  ${String(number ?? '').padStart(3)} ${rule.padEnd(3)} ${id}`)}${waiver ? `  ${deadline(`${waiver.by} ${waiver.until}`)}` : ''}`,
    ...lines(`${values.slice(0, 2).join(' ↔ ')}${further}`),
    ...lines(asserts),
    ...lines(reason?.join(' ') ?? '', paint.dim),
    ...changes.flatMap(({ words }) => lines(`Changed since the waiver: ${words}.`, paint.red)),
    ...misquotes.flatMap(({ where, says, now }) =>
      lines(`Quotes “${says}” from ${where}, which is “${now.length > width ? `${now.slice(0, width)}…` : now}”.`, paint.red),
    ),
  ];
}

/** Indented lines that end before column 100. */
const lines = (text: string, colour = (line: string) => line): string[] =>
  text ? wrap(text, width - indent.length).map((line) => colour(indent + line)) : [];

function legend(claims: readonly EvaluatedClaim[], paint: Paint): string {
  const used = (Object.keys(rules) as Rule[]).filter((rule) => claims.some((claim) => claim.rule === rule));
  return used.map((rule) => paint.dim(`      ${rule.padEnd(3)} ${rules[rule]}`)).join('\n');
}

function sum(claims: readonly EvaluatedClaim[], paint: Paint): string {
  const parts = verdicts.flatMap((verdict) => {
    const number = claims.filter((claim) => claim.verdict === verdict).length;
    return number ? [coloured(verdict, `${number} ${verdict}`, paint)] : [];
  });
  return `${counted(claims.length, 'claim')}: ${parts.join(', ')}`;
}
