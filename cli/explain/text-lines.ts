import { wrap } from '../../generator/7-report/column-width.ts';
import type { ExplainedText, ExplainedTranslation, ValueAt } from './page-report.ts';

export interface LineStyle {
  readonly width: number;
  dim(text: string): string;
  place(text: string): string;
  /** English name of a language. */
  language(code: string): string;
  /** Includes what is the same for the whole page. */
  readonly full: boolean;
}

/** One text: its words, its places, and further details. */
export function textLines(text: ExplainedText, style: LineStyle): string[] {
  const { shown, key, at, standing, again } = text;
  const role = standing ? `${standing.island ? `${standing.island}: ` : ''}${standing.role}${again ? `, ${again} × more` : ''}` : '';
  return [
    `  ${style.full ? wrap(shown, style.width - 2).join('\n  ') : cut(shown, style.width - 2)}`,
    `    ${[style.place(placeText(at)), key, style.dim(role)].filter(Boolean).join('  ')}`,
    ...[...steps(text, style), ...tokens(text, style), ...slots(text), ...state(text.translation, style)].map((line) => `      ${line}`),
  ];
}

export function placeText({ file, line, column }: ValueAt): string {
  return `${file}${line ? `:${line}:${column}` : ''}`;
}

function steps({ chain }: ExplainedText, { full, language, place }: LineStyle): string[] {
  return chain.flatMap(({ answer, leadsTo = '', at }) => {
    const where = place(placeText(at));
    if (answer === 'fallback') return full || !at.file.endsWith('/page.ts') ? [`left to ${language(leadsTo)} by  ${where}`] : [];
    if (answer === 'inherits') return full ? [`not worded in ${place(at.file)}, which inherits from ${leadsTo}`] : [];
    return answer === 'spelling' ? [`spelt the country's way, ${leadsTo}  ${where}`] : [];
  });
}

function tokens({ tokens: own }: ExplainedText, { place, dim, width }: LineStyle): string[] {
  const seen = new Set<string>();
  return own.flatMap(({ written, shown, at }) => {
    if (seen.has(written)) return [];
    seen.add(written);
    return [`${written} ${dim('is')} ${cut(shown, Math.max(20, width - written.length - 40))}  ${place(placeText(at))}`];
  });
}

function slots({ arguments: own }: ExplainedText): string[] {
  return own.map(({ name, branches }) => `{${name}} is filled in where the text is used${branches ? `: ${branches.join(', ')}` : ''}`);
}

/** The participle of each status, for a sentence. */
const done = { draft: 'drafted', translated: 'translated', reviewed: 'reviewed', approved: 'approved' } as const;

/** The state of a clause, and its last attestation if that is outdated. */
function ofClause({ state: is, said, by, at }: ExplainedTranslation): string {
  if (!said) return 'draft: nobody has said that it is translated';
  if (is === 'stale') return `stale: the source has changed since ${by} ${done[said]} it on ${at}`;
  return is === said ? `${is} by ${by} on ${at}` : `draft: edited since ${by} ${done[said]} it on ${at}`;
}

function state(translation: ExplainedTranslation | undefined, { full, language, place, width }: LineStyle): string[] {
  if (!translation) return [];
  const { state: is, source } = translation;
  const from = source && `${language(source.language)} ${place(placeText(source.at))}`;
  const original = full && source && is !== 'same-as-source' ? [`  “${cut(source.text, width - 12)}”`] : [];
  switch (is) {
    case 'source':
      return full ? [`source text, ${language(translation.language)}`] : [];
    case 'translation':
      return full && from ? [`translates  ${from}`, ...original] : [];
    case 'same-as-source':
      return from ? [`the same words as in  ${from}`] : [];
    default:
      return [`${ofClause(translation)}${full && from ? `; source  ${from}` : ''}`, ...original];
  }
}

export function cut(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1).trimEnd()}…` : text;
}
