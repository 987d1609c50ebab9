import { amountOf, currencies } from '../../model/currencies.ts';
import { type Fact, withoutProvenance } from '../../model/fact.ts';
import { isLaw } from '../../model/law.ts';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** A fact in short English words for the register of claims. Inside a sentence, the unit is left out: the sentence has it. */
export function factWords(fact: Fact, place?: 'in a sentence'): string {
  switch (fact.kind) {
    case 'money':
      return `${moneyWords(fact.minor, fact.currency)}${fact.per && !place ? ` per ${fact.per}` : ''}`;
    case 'duration':
      return `${fact.bound === 'under' ? 'under ' : ''}${fact.amount}${fact.upTo ? `–${fact.upTo}` : ''}${fact.calendar === 'working' ? ' working' : ''} ${fact.unit}${(fact.upTo ?? fact.amount) === 1 ? '' : 's'}`;
    case 'percent':
      return `${number.format(fact.basisPoints / 100)} %`;
    case 'count':
      return `${number.format(fact.amount)}${fact.bound === 'atLeast' ? '+' : ''}`;
    case 'score':
      return `${fact.tenths / 10}/${fact.outOf}`;
    case 'date':
      return fact.iso.slice(0, 10);
    case 'hours':
      return fact.spans.map(({ from, to, opens, closes }) => `${from === to ? from : `${from}–${to}`} ${opens}–${closes}`).join(', ');
    case 'capability':
      return fact.holds ? 'yes' : 'no';
    case 'scheme':
      return fact.name;
    case 'rule':
      return fact.norm;
  }
}

/** Minor units as an amount: `€1,116`, `€29.90`; an unknown currency as it is written. */
export function moneyWords(minor: number, currency: string): string {
  const amount = amountOf(minor, currency);
  if (!currencies.has(currency)) return `${number.format(amount)} ${currency}`;
  return new Intl.NumberFormat('en', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(amount);
}

/** Equal for facts with the same value, whatever their provenance. */
export function comparedValue(fact: Fact): string {
  const value = withoutProvenance(fact);
  return JSON.stringify({ ...value, ...('starts' in value && { starts: '' }), ...('derived' in value && { derived: '' }), tax: '' });
}

/** The plain number of a fact, in its smallest unit. */
export function numberOf(fact: Fact): number | undefined {
  switch (fact.kind) {
    case 'money':
      return fact.minor;
    case 'percent':
      return fact.basisPoints;
    case 'duration':
    case 'count':
      return fact.amount;
    default:
      return undefined;
  }
}

/** Everything about a fact, in English. Facts that differ in more than their provenance have different words. */
export function factInFull(fact: Fact): string {
  return [`${boundOf(fact)}${wordsOf(fact)}`, ...attributes(fact), ...legal(fact), ...shared(fact)].join(', ');
}

const wordsOf = (fact: Fact) => (fact.kind === 'date' ? fact.iso : factWords(fact));

/** The bound, if the words do not contain it. */
function boundOf(fact: Fact): string {
  if (!('bound' in fact) || fact.bound === 'exactly') return '';
  if (fact.kind === 'duration' && fact.bound === 'under') return '';
  if (fact.kind === 'count' && fact.bound === 'atLeast') return '';
  return { atLeast: 'at least ', atMost: 'at most ', under: 'under ' }[fact.bound];
}

function attributes(fact: Fact): string[] {
  if (fact.kind === 'money') {
    const elsewhere = Object.entries(fact.in ?? {}).map(
      ([language, { minor = fact.minor, currency = fact.currency }]) => `in '${language}' ${moneyWords(minor, currency)}`,
    );
    return [...(fact.tax === 'unspecified' ? [] : [fact.tax]), ...elsewhere];
  }
  if (fact.kind !== 'duration') return [];
  return [
    ...(fact.calendar === 'calendar' ? ['by the calendar'] : []),
    ...(fact.starts === undefined || fact.starts === 'unspecified' ? [] : [`from ${fact.starts}`]),
  ];
}

function legal(fact: Fact): string[] {
  if (!isLaw(fact)) return [];
  const asks = fact.kind === 'scheme' ? [`asks ${fact.asks.join(', ')}`] : [];
  const until = fact.until === undefined ? '' : ` until ${fact.until}`;
  return [...(fact.kind === 'rule' ? [fact.says] : [fact.norm]), ...asks, `${fact.status ?? 'law'} from ${fact.from}${until}`];
}

function shared({ countries, evidence }: Fact): string[] {
  return [...(countries ? [`in ${countries.join(' ')}`] : []), ...(evidence === 'none' ? ['no evidence'] : [])];
}
