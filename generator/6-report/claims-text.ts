import pc from 'picocolors';
import { type JudgedClaim, type Rule, rules, type Side, type Verdict } from '../model/claims.ts';
import { verdicts } from './claims.ts';
import { counted } from './wording.ts';

type Paint = ReturnType<typeof pc.createColors>;

const width = 100;
const indent = ' '.repeat(10);

/** The register for a person who decides: what nobody has waived first, in full; then theme by theme, two lines a claim. */
export function claimsText(claims: readonly JudgedClaim[], { colour }: { readonly colour: boolean }): string {
  const paint = pc.createColors(colour);
  if (!claims.length) return 'There are no claims: content/claims is empty.\n';
  const groups = verdicts.flatMap((verdict) => group(verdict, claims, paint));
  return `${[...groups, legend(claims, paint), sum(claims, paint)].join('\n\n')}\n`;
}

const titles: Record<Verdict, string> = {
  contradicted: 'Contradicted, and nobody has waived it',
  'without evidence': 'Without evidence',
  waived: 'Waived',
  holds: 'Holds',
};

function group(verdict: Verdict, claims: readonly JudgedClaim[], paint: Paint): string[] {
  const own = claims.filter((claim) => claim.verdict === verdict);
  const themes = [...new Set(own.map(({ theme }) => theme))];
  return themes.map((theme) => {
    const themed = own.filter((claim) => claim.theme === theme);
    const head = `${coloured(verdict, titles[verdict], paint)}${paint.bold(` · ${theme}`)} ${paint.dim(String(themed.length))}`;
    return [head, ...themed.map((claim) => entry(claim, paint).join('\n'))].join('\n');
  });
}

function coloured(verdict: Verdict, text: string, paint: Paint): string {
  if (verdict === 'contradicted') return paint.red(paint.bold(text));
  if (verdict === 'holds') return paint.green(text);
  return paint.yellow(text);
}

/** Number, rule, the colliding values, the waiver; then where, dimmed. What is open also says what to decide about. */
function entry(claim: JudgedClaim, paint: Paint): string[] {
  const { number, rule, sides, waiver, verdict, asserts } = claim;
  const until = waiver ? `${waiver.by} ${waiver.until}` : '';
  const room = width - indent.length - (until ? until.length + 2 : 0);
  const values = beside(sides, room);
  const head = `  ${String(number).padStart(3)} ${rule}  `;
  const remark = waiver
    ? `${waiver.reason}${claim.waiverExpired ? ' Expired.' : ''}${claim.waiverUnused ? ' Unused: remove it.' : ''}`
    : '';
  return [
    `${paint.bold(head)}${paintValues(values, paint)}${until ? ' '.repeat(room - values.length + 2) + deadline(claim, until, paint) : ''}`,
    ...(verdict === 'waived' || verdict === 'holds' ? [] : lines(asserts)),
    ...lines([placesIn(claim), remark].filter(Boolean).join(' · ')).map((line) => paint.dim(line)),
  ];
}

const deadline = ({ waiverExpired, waiverUnused }: JudgedClaim, until: string, paint: Paint) =>
  waiverExpired || waiverUnused ? paint.red(until) : paint.cyan(until);

const arrow = ' ↔ ';
const paintValues = (values: string, paint: Paint) => values.split(arrow).join(paint.red(arrow));

/** The values with arrows between them. Equal values stand once; each is shortened to its share of the room, and the last ones give way. */
function beside(sides: readonly Side[], room: number): string {
  const values = [...new Set(sides.map(({ value }) => value))];
  for (let count = values.length; count > 1; count--) {
    const more = values.length > count ? ` +${values.length - count}` : '';
    const shown = fitted(values.slice(0, count), room - more.length);
    if (shown) return shown + more;
  }
  return shortened(values[0] ?? '', room);
}

/** All values in one line, if each keeps enough of itself to be read. */
function fitted(values: readonly string[], room: number): string | undefined {
  let free = room - arrow.length * (values.length - 1);
  const kept = new Map<string, string>();
  for (const [index, value] of [...values].sort((a, b) => a.length - b.length).entries()) {
    const share = Math.floor(free / (values.length - index));
    if (share < Math.min(value.length, 22)) return undefined;
    const text = shortened(value, share);
    kept.set(value, text);
    free -= text.length;
  }
  return values.map((value) => kept.get(value)).join(arrow);
}

function shortened(text: string, room: number): string {
  if (text.length <= room) return text;
  return `${text.slice(0, room - 1).trimEnd()}…`;
}

/** Where it stands: the pages and facts, each once. */
function placesIn({ at, facts = [] }: JudgedClaim): string {
  const pages = at.map((place) => place.replace(/ › .*/, '').replace(/^address /, ''));
  const files = facts.map((fact) => fact);
  return [...new Set([...pages, ...files])].join(', ');
}

/** Words in indented lines that end before the hundredth column. */
function lines(text: string): string[] {
  const result = [indent];
  for (const word of text.split(' ')) {
    const line = result.at(-1) ?? '';
    if (line.length + word.length + 1 > width && line !== indent) result.push(indent + word);
    else result[result.length - 1] = line === indent ? indent + word : `${line} ${word}`;
  }
  return result;
}

function legend(claims: readonly JudgedClaim[], paint: Paint): string {
  const used = (Object.keys(rules) as Rule[]).filter((rule) => claims.some((claim) => claim.rule === rule));
  return used.map((rule) => paint.dim(`  ${rule}  ${rules[rule]}`)).join('\n');
}

function sum(claims: readonly JudgedClaim[], paint: Paint): string {
  const parts = verdicts.flatMap((verdict) => {
    const number = claims.filter((claim) => claim.verdict === verdict).length;
    return number ? [coloured(verdict, `${number} ${verdict}`, paint)] : [];
  });
  return `${counted(claims.length, 'claim')}: ${parts.join(', ')}`;
}
