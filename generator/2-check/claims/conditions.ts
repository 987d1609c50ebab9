import type { Condition } from '../../model/claim-conditions.ts';
import type { Side } from '../../model/claims.ts';
import type { Content } from '../../model/content.ts';
import { documentsOf } from '../../model/contract-documents.ts';
import type { Fact } from '../../model/fact.ts';
import { literalPattern } from '../../model/literal-pattern.ts';
import { parsePath } from '../../model/locale.ts';
import { messagesOf } from '../../model/messages.ts';
import { versionsOf } from '../documents.ts';
import { comparedNames, list } from './compared-names.ts';
import { termsOf, unlikeSides } from './condition-places.ts';
import type { Evaluation } from './evaluation.ts';
import { comparedValue, factWords, moneyWords, numberOf } from './fact-words.ts';
import { find } from './find-place.ts';

/** Evaluates a condition on the content. `today` is an ISO date. */
export function evaluate(content: Content, condition: Condition, today: string): Evaluation {
  const unlike = unlikeSides(content, condition);
  if (unlike) return { holds: false, sides: unlike };
  const fact = (id: string) => content.facts.get(id)?.value;
  const side = (id: string): Side => ({ where: id, value: wordsFor(fact(id)) });
  switch (condition.test) {
    case 'same':
      return { holds: new Set(condition.facts.map((id) => shown(fact(id), comparedValue))).size <= 1, sides: condition.facts.map(side) };
    case 'sum':
      return comparedSum(content, condition);
    case 'saving':
      return comparedSaving(content, condition);
    case 'capable': {
      const capability = fact(condition.fact);
      return { holds: capability?.kind === 'capability' && capability.holds, sides: [side(condition.fact)] };
    }
    case 'within':
      return {
        holds: (shown(fact(condition.claimed), numberOf) ?? 0) <= (shown(fact(condition.limit), numberOf) ?? 0),
        sides: [side(condition.claimed), side(condition.limit)],
      };
    case 'specified':
      return specified(content, condition);
    case 'exists': {
      const match = find(content, condition.place);
      return 'value' in match
        ? { holds: true, sides: [sideOf(match)] }
        : { holds: false, sides: [{ where: '', value: `no ${match.message.replace(/^the |, which does not exist$/g, '')}` }] };
    }
    case 'governed':
      return governed(content, condition);
    case 'covers':
    case 'sameNames':
      return comparedNames(content, condition);
    case 'everywhere':
      return everywhere(content, condition.clause);
    case 'locale':
      return offered(content, condition.address);
    case 'agree': {
      const sides = condition.settings.map((place) => find(content, place)).flatMap((found) => ('value' in found ? [sideOf(found)] : []));
      return { holds: new Set(sides.map(({ value }) => value.slice(0, 2))).size <= 1, sides };
    }
    case 'thisYear': {
      const match = find(content, condition.place);
      const year = 'value' in match ? /\b(?:19|20)\d\d\b/.exec(match.value)?.[0] : undefined;
      const where = 'where' in match ? match.where : '';
      return {
        holds: year === today.slice(0, 4),
        sides: [
          { where, value: year ?? 'no year' },
          { where: '', value: 'this year is another' },
        ],
      };
    }
  }
}

const sideOf = ({ where, value }: Side): Side => ({ where, value });
const shown = <Value>(fact: Fact | undefined, read: (fact: Fact) => Value) => (fact ? read(fact) : undefined);
const wordsFor = (fact: Fact | undefined) => shown(fact, factWords) ?? 'nothing';

type Of<Test extends Condition['test']> = Extract<Condition, { test: Test }>;

function comparedSum({ facts }: Content, { total, is }: Of<'sum'>): Evaluation {
  const fact = facts.get(total)?.value;
  const terms = termsOf(is);
  const amounts = terms.map(({ id, factor }) => factor * (id === undefined ? 1 : (shown(facts.get(id)?.value, numberOf) ?? 0)));
  const expected = amounts.reduce((sum, amount) => sum + amount, 0);
  const currency = fact?.kind === 'money' ? fact.currency : undefined;
  const spelt = currency ? moneyWords(expected, currency) : String(expected);
  const where = inWords(terms);
  return {
    holds: (shown(fact, numberOf) ?? 0) === expected,
    recorded: [{ where: where || 'expected', value: spelt }],
    sides: [
      { where: total, value: wordsFor(fact) },
      { where, value: spelt },
    ],
  };
}

/** `12 × prices.monthly − prices.yearly` */
const inWords = (terms: ReturnType<typeof termsOf>): string =>
  terms
    .filter(({ id }) => id !== undefined)
    .map(({ id, factor }, index) => {
      const [sign, times] = [index ? (factor < 0 ? ' − ' : ' + ') : '', Math.abs(factor)];
      return `${sign}${times === 1 ? '' : `${times} × `}${id}`;
    })
    .join('');

function comparedSaving({ facts }: Content, { share, of, price }: Of<'saving'>): Evaluation {
  const [claimed, whole, paid] = [share, of, price].map((id) => shown(facts.get(id)?.value, numberOf) ?? 0) as [number, number, number];
  const percent = whole ? Math.round((1 - paid / whole) * 100) : 0;
  return {
    holds: Math.round(claimed / 100) === percent,
    sides: [
      { where: share, value: wordsFor(facts.get(share)?.value) },
      { where: `${price} of ${of}`, value: `${percent} %` },
    ],
  };
}

/** The question that a condition has about a fact, if the fact leaves it open. */
export function openQuestion({ facts }: Content, condition: Condition, id: string): string | undefined {
  if (condition.test !== 'specified' || !condition.facts.includes(id)) return undefined;
  const { attribute } = condition;
  const value = (facts.get(id)?.value as Record<string, unknown> | undefined)?.[attribute];
  return value === undefined || value === 'unspecified' ? asked[attribute] : undefined;
}
const asked = { calendar: 'calendar or working days?', starts: 'from when?', tax: 'net or gross?', per: 'per what?' } as const;

function specified(content: Content, condition: Of<'specified'>): Evaluation {
  const ids = condition.facts;
  const open = ids.filter((id) => openQuestion(content, condition, id));
  const question = open.length ? `, ${asked[condition.attribute]}` : '';
  const sides = (open.length ? open : ids).map((id) => ({ where: id, value: `${wordsFor(content.facts.get(id)?.value)}${question}` }));
  return { holds: open.length === 0, sides };
}

function governed(content: Content, { by, words }: Of<'governed'>): Evaluation {
  const pattern = new RegExp(`\\b(?:${words.map(literalPattern).join('|')})`, 'i');
  const clauses = documentsOf(content).flatMap(({ page }) =>
    messagesOf(page.copies.get('en')?.value ?? {}).flatMap(({ path, value }) =>
      path[0] === 'clauses' && typeof value === 'string' ? [{ where: `${page.id} › ${path.slice(1).join('.')}`, value }] : [],
    ),
  );
  const clause = clauses.find(({ value }) => pattern.test(value));
  return clause ? { holds: true, sides: [clause] } : { holds: false, sides: [{ where: '', value: `no clause on ${by}` }] };
}

/** The maximal number of listed versions; more are counted. */
const countable = 6;

function everywhere(content: Content, clause: string): Evaluation {
  const versions = versionsOf(content).filter(({ page }) => page.definition.value.addresses?.length);
  const name = ({ page, language }: (typeof versions)[number]) => `${page.id.replace(/^terms-/, '')}-${language}`;
  const hasClause = ({ clauses }: (typeof versions)[number]) => clauses.some(({ id }) => id === clause);
  const worded = versions.filter(hasClause).map(name);
  const unworded = versions.filter((version) => !hasClause(version)).map(name);
  const describe = (names: readonly string[]) => (names.length > countable ? `${names.length} versions` : list(names));
  return {
    holds: !worded.length || !unworded.length,
    recorded: [
      { where: `${clause} worded in`, value: list(worded) },
      { where: `${clause} not worded in`, value: list(unworded) },
    ],
    sides: [
      { where: clause, value: `in ${describe(worded)}` },
      { where: '', value: `not in ${describe(unworded)}` },
    ],
  };
}

function offered({ countries }: Content, address: string): Evaluation {
  const { country = '', language = '' } = parsePath(address, countries.size > 0)?.locale ?? {};
  const languages = countries.get(country)?.value.languages;
  return {
    holds: languages?.includes(language) ?? false,
    recorded: [{ where: address, value: languages ? `'${language}' is not a language of ${country}` : `no country '${country}'` }],
    sides: [
      { where: '', value: address },
      languages ? { where: `${country} offers`, value: list(languages) } : { where: '', value: `no country '${country}'` },
    ],
  };
}
