import type { Condition, Names } from '../../model/claim-conditions.ts';
import type { Content } from '../../model/content.ts';
import { wordingAt } from '../../model/messages.ts';
import { loadedTexts } from '../../model/page-copies.ts';
import { countriesOfContracts } from '../contract-lists.ts';
import { readersIn } from '../readers-of-texts.ts';
import { namesIn } from './condition-places.ts';
import type { Evaluation } from './evaluation.ts';

interface NameList {
  /** The kind of the names, in the words of a report. */
  readonly what: string;
  readonly names: readonly string[];
}

export function namesOf(content: Content, names: Names): NameList {
  switch (names.of) {
    case 'countries':
      return { what: 'countries', names: [...content.countries.keys()] };
    case 'dictionaries':
      return { what: 'dictionaries', names: [...content.dictionaries.keys()] };
    case 'offered':
      return { what: 'languages of the countries', names: unique([...content.countries.values()].flatMap(({ value }) => value.languages)) };
    case 'currencies': {
      if (!names.facts)
        return { what: 'currencies of the countries', names: unique([...content.countries.values()].map(({ value }) => value.currency)) };
      const facts = names.facts.flatMap((id) => content.facts.get(id)?.value ?? []);
      return { what: 'currencies of the fees', names: unique(facts.flatMap((fact) => (fact.kind === 'money' ? fact.currency : []))) };
    }
    case 'documents':
      return { what: 'countries with terms', names: countriesOfContracts(content) };
    case 'languages':
      return { what: `languages of ${names.country}`, names: content.countries.get(names.country)?.value.languages ?? [] };
    case 'copies': {
      const copies = [...(loadedTexts(content).get(names.page)?.copies ?? [])];
      const path = names.path?.split('.') ?? [];
      const worded = copies.filter(([, { value }]) => path.length === 0 || wordingAt(value, path) !== undefined);
      return { what: `languages of ${names.page}`, names: worded.map(([language]) => language) };
    }
    case 'readers': {
      const page = content.pages.get(names.page);
      const path = names.path?.split('.');
      return {
        what: `countries of ${[names.page, ...(path ?? [])].join(' › ')}`,
        names: page ? unique(readersIn(content, page, { path })) : [],
      };
    }
    case 'given':
      return { what: names.what, names: names.names };
  }
}

const unique = (names: readonly string[]) => [...new Set(names)].sort();

/** Compares two lists of names; returns the names without a counterpart. */
export function comparedNames(content: Content, condition: Extract<Condition, { test: 'covers' | 'sameNames' }>): Evaluation {
  const [one, other] = namesIn(condition).map((names) => namesOf(content, names)) as [NameList, NameList];
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
