import { pluralForms } from '../language/plural-forms.ts';

/** A text that is one plural: `{days, plural, one {day} other {days}}`. */
export interface Plural {
  readonly argument: string;
  /** `one`, `other`, `=0` → the text for it. */
  readonly branches: ReadonlyMap<string, string>;
}

const branch = /(=\d+|\w+) \{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** The plural that a text is; undefined for other texts, and for spellings that would not give the same text again. */
export function pluralOf(text: string): Plural | undefined {
  const { argument = '', rest = '' } = /^\{(?<argument>\w+), plural, (?<rest>.*)\}$/s.exec(text)?.groups ?? {};
  const plural = { argument, branches: new Map([...rest.matchAll(branch)].map(([, form = '', inside = '']) => [form, inside])) };
  return argument && pluralText(plural) === text ? plural : undefined;
}

export const pluralText = ({ argument, branches }: Plural): string =>
  `{${argument}, plural, ${[...branches].map(([form, text]) => `${form} {${text}}`).join(' ')}}`;

/** The branches that a translation needs: those that it has, those that its language needs, and the exact numbers of its source. */
export function branchesOf(source: Plural, target: Plural | undefined, language: string): string[] {
  const exact = [...source.branches.keys()].filter((form) => form.startsWith('='));
  const { needed } = pluralForms(language, { ordinal: false, fractional: false, compact: false });
  const others = [...exact, ...needed].filter((form) => form !== 'other');
  return [...new Set([...(target?.branches.keys() ?? []), ...others, 'other'])];
}

/** A plural with another text for a branch; `other` remains the last one. */
export function withBranch({ argument, branches }: Plural, form: string, text: string): Plural {
  const all = new Map(branches).set(form, text);
  const other = all.get('other');
  if (!branches.has(form) && all.delete('other') && other !== undefined) all.set('other', other);
  return { argument, branches: all };
}
