import { type Token, tokensIn } from '../../generator/model/text-tokens.ts';
import { randomFrom } from '../support/random.ts';
import type { Clause, Corpus } from './clause.ts';

/** One mutation in one clause. A clause without a text is dropped. */
export interface Mutant {
  readonly clause: Clause;
  /** Description of the change, for the list of survivors. */
  readonly mutation: Mutation;
  readonly detail: string;
  readonly text: string | undefined;
  /** The second clause of two that swap their texts. */
  readonly also?: { readonly clause: Clause; readonly text: string };
}

export type Mutation =
  | 'token dropped'
  | 'token written out'
  | 'token doubled'
  | 'token mistyped'
  | 'token altered'
  | 'word of the token altered'
  | 'word of the token dropped'
  | 'tokens swapped'
  | 'range turned round'
  | 'number added'
  | 'number word added'
  | 'clause dropped'
  | 'clause emptied'
  | 'clause cut short'
  | 'clause replaced by the next'
  | 'clauses swapped'
  | 'clause left untranslated'
  | 'meaning reversed';

const numberWords: Readonly<Record<string, string>> = {
  de: 'vierzehn',
  en: 'fourteen',
  fr: 'quatorze',
  es: 'catorce',
  it: 'quattordici',
  nl: 'veertien',
  pl: 'czternaście',
  cs: 'čtrnáct',
};

interface Placed extends Token {
  readonly written: string;
  readonly from: number;
}

/** Every mutation that the test makes, clause by clause in the order of the files. */
export function mutantsOf(corpus: Corpus): Mutant[] {
  const random = randomFrom(4010);
  return corpus.clauses.flatMap((clause) => [...tokenSlips(clause, corpus, random), ...clauseSlips(clause, corpus)]);
}

function tokenSlips(clause: Clause, corpus: Corpus, random: (below: number) => number): Mutant[] {
  const tokens = placedIn(clause.text);
  const put = (token: Placed, written: string) =>
    clause.text.slice(0, token.from) + written + clause.text.slice(token.from + token.written.length);
  const mutation = (kind: Mutation, token: Placed, written: string): Mutant => ({
    clause,
    mutation: kind,
    detail: `${token.written} → ${written || 'nothing'}`,
    text: put(token, written),
  });
  return [
    ...tokens.flatMap((token): Mutant[] => {
      const { kind, id, surface } = token;
      const bar = surface === undefined ? '' : `|${surface}`;
      const other = otherThan(corpus.ids(kind, clause), id, random);
      return [
        mutation('token dropped', token, ''),
        mutation('token written out', token, corpus.writtenOut(token, clause)),
        mutation('token doubled', token, `${token.written} ${token.written}`),
        mutation('token mistyped', token, `{${kind}:${id}x${bar}}`),
        ...(other === undefined ? [] : [mutation('token altered', token, `{${kind}:${other}${bar}}`)]),
        ...(surface === undefined ? [] : [mutation('word of the token dropped', token, `{${kind}:${id}}`)]),
        ...corpus.otherWords(token, clause, random).map((word) => mutation('word of the token altered', token, `{${kind}:${id}|${word}}`)),
        ...(id.includes('..') ? [mutation('range turned round', token, `{${kind}:${id.split('..').reverse().join('..')}}`)] : []),
      ];
    }),
    ...tokens.flatMap((token, index): Mutant[] => {
      const next = tokens.slice(index + 1).find((later) => kin(later) === kin(token));
      return !next || next.id === token.id ? [] : [swapped(clause, token, next)];
    }),
  ];
}

const kin = ({ kind }: Token) => (kind === 'def' ? 'term' : kind);

function swapped(clause: Clause, one: Placed, other: Placed): Mutant {
  const between = clause.text.slice(one.from + one.written.length, other.from);
  const text =
    clause.text.slice(0, one.from) + other.written + between + one.written + clause.text.slice(other.from + other.written.length);
  return { clause, mutation: 'tokens swapped', detail: `${one.written} ↔ ${other.written}`, text };
}

function clauseSlips(clause: Clause, corpus: Corpus): Mutant[] {
  const mutation = (kind: Mutation, text: string | undefined): Mutant => ({ clause, mutation: kind, detail: clause.id, text });
  const whole = [mutation('clause dropped', undefined), mutation('clause emptied', '')];
  if (clause.isHeading) return whole;
  const next = corpus.nextTo(clause);
  const source = corpus.sourceOf(clause);
  const cut = clause.text.slice(0, Math.ceil((clause.text.length * 2) / 3));
  const last = clause.text.lastIndexOf(' ');
  const add = (word: string) => `${clause.text.slice(0, last)} ${word}${clause.text.slice(last)}`;
  return [
    ...whole,
    mutation('clause cut short', cut),
    mutation('number added', add('14')),
    mutation('number word added', add(numberWords[clause.language] ?? '')),
    ...(source === undefined ? [] : [mutation('clause left untranslated', source.text)]),
    ...(next === undefined
      ? []
      : [
          mutation('clause replaced by the next', next.text),
          { ...mutation('clauses swapped', next.text), detail: `${clause.id} ↔ ${next.id}`, also: { clause: next, text: clause.text } },
        ]),
  ];
}

function placedIn(text: string): Placed[] {
  return [...text.matchAll(/\{[^{}]*\}/g)].flatMap(({ 0: written, index }) =>
    tokensIn(written).map((token) => ({ ...token, written, from: index })),
  );
}

export function otherThan(all: readonly string[], one: string, random: (below: number) => number): string | undefined {
  const others = all.filter((other) => other !== one);
  return others[random(others.length)];
}
