import type { Condition } from '../../model/claim-conditions.ts';
import type { Content } from '../../model/content.ts';
import { type NameList, namesOf } from './compared-names.ts';
import type { Evaluation } from './evaluation.ts';

type Compared = Extract<Condition, { test: 'covers' | 'sameNames' }>;

/** Compares two lists of names; returns the names without a counterpart. */
export function comparedNames(content: Content, condition: Compared): Evaluation {
  const [one, other] =
    condition.test === 'covers'
      ? [namesOf(content, condition.wanted), namesOf(content, condition.has)]
      : [namesOf(content, condition.one), namesOf(content, condition.other)];
  const lacking = one.names.filter((name) => !other.names.includes(name));
  const extra = condition.test === 'covers' ? [] : other.names.filter((name) => !one.names.includes(name));
  const missing = (names: readonly string[], [of, without]: readonly [NameList, NameList]) =>
    names.length ? [{ where: `${of.what}, not ${without.what}`, value: list(names) }] : [];
  const has = { where: `${other.what}:`, value: list(other.names) };
  const only = (names: readonly string[], { what }: NameList) => (names.length ? [{ where: `only ${what}:`, value: list(names) }] : []);
  return {
    holds: lacking.length + extra.length === 0,
    recorded: [...missing(lacking, [one, other]), ...missing(extra, [other, one])],
    sides:
      condition.test === 'covers' ? [has, { where: 'missing:', value: list(lacking) }] : [...only(lacking, one), ...only(extra, other)],
  };
}

export const list = (names: readonly string[]) => (names.length ? names.join(' ') : 'none');
