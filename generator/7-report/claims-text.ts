import pc from 'picocolors';
import { type EvaluatedClaim, type Misquote, type Rule, rules, type Verdict } from '../model/claims.ts';
import { verdicts } from './claims-report.ts';
import { counted } from './phrases.ts';
import { sideBySide } from './side-by-side.ts';

type Paint = ReturnType<typeof pc.createColors>;

const width = 100;
const indent = ' '.repeat(10);

/** The register as text: open contradictions first, in full; then theme by theme, two lines for each claim. */
export function claimsText(claims: readonly EvaluatedClaim[], { colour, references }: ClaimsTextOptions): string {
  const paint = pc.createColors(colour);
  if (!claims.length) return 'There are no claims: content/claims is empty.\n';
  const groups = verdicts.flatMap((verdict) => group(verdict, claims, paint));
  const meaning = references
    ? [
        lines(references)
          .map((line) => paint.dim(line))
          .join('\n'),
      ]
    : [];
  return `${[...groups, legend(claims, paint), ...meaning, sum(claims, paint)].join('\n\n')}\n`;
}

interface ClaimsTextOptions {
  readonly colour: boolean;
  /** The meaning of the references in reasons. */
  readonly references?: string | undefined;
}

const titles: Record<Verdict, string> = {
  contradicted: 'Contradicted, and nobody has waived it',
  'without evidence': 'Without evidence',
  misquoted: 'Quotes words that are gone',
  waived: 'Waived',
  holds: 'Holds',
};

function group(verdict: Verdict, claims: readonly EvaluatedClaim[], paint: Paint): string[] {
  const own = claims.filter((claim) => claim.verdict === verdict);
  const themes = [...new Set(own.map(({ theme }) => theme))];
  return themes.map((theme) => {
    const themed = own.filter((claim) => claim.theme === theme);
    const head = `${coloured(verdict, titles[verdict], paint)}${paint.bold(` · ${theme}`)} ${paint.dim(String(themed.length))}`;
    return [head, ...themed.map((claim) => entry(claim, paint).join('\n'))].join('\n');
  });
}

function coloured(verdict: Verdict, text: string, paint: Paint): string {
  if (verdict === 'contradicted' || verdict === 'misquoted') return paint.red(paint.bold(text));
  if (verdict === 'holds') return paint.green(text);
  return paint.yellow(text);
}

/** Number, rule, the colliding values and the waiver in one line; then its subject, and the reason of the waiver. */
function entry(claim: EvaluatedClaim, paint: Paint): string[] {
  const { id, number = '', rule, sides, waiver, asserts } = claim;
  const until = waiver ? `${waiver.by} ${waiver.until}` : '';
  const room = width - indent.length - (until ? until.length + 2 : 0);
  const collision = sideBySide(sides, room, paint);
  const reason = waiver
    ? `${waiver.reason}${claim.waiverExpired ? ' Expired.' : ''}${claim.waiverUnused ? ' Unused: remove it.' : ''}${claim.waiverOutdated && !claim.changes.length ? ' Does not say what it waives.' : ''}`
    : '';
  return [
    `${paint.bold(`  ${String(number).padStart(3)} ${rule.padEnd(3)} `)}${collision.text}${until ? ' '.repeat(room - collision.length + 2) + deadline(claim, until, paint) : ''}`,
    ...lines(`${id}: ${asserts}`),
    ...lines(reason).map((line) => paint.dim(line)),
    ...claim.changes.flatMap(({ words }) => lines(`Not what was waived: ${words}.`)).map((line) => paint.red(line)),
    ...claim.misquotes.flatMap(misquoteLines).map((line) => paint.red(line)),
  ];
}

const misquoteLines = ({ where, says, now }: Misquote) =>
  lines(`Quotes “${says}” from ${where}, which says “${now.length > width ? `${now.slice(0, width)}…` : now}”.`);

const deadline = ({ waiverExpired, waiverUnused, waiverOutdated }: EvaluatedClaim, until: string, paint: Paint) =>
  waiverExpired || waiverUnused || waiverOutdated ? paint.red(until) : paint.cyan(until);

/** Indented lines that end before column 100. */
function lines(text: string): string[] {
  if (!text) return [];
  const result = [indent];
  for (const word of text.split(' ')) {
    const line = result.at(-1) ?? '';
    if (line.length + word.length + 1 > width && line !== indent) result.push(indent + word);
    else result[result.length - 1] = line === indent ? indent + word : `${line} ${word}`;
  }
  return result;
}

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
