import type { Fact } from '../../model/fact.ts';
import { factWords, moneyWords } from './fact-words.ts';

/** Everything about a fact, in English. Facts that differ in more than their provenance have different words. */
export function factInFull(fact: Fact): string {
  return [`${boundOf(fact)}${wordsOf(fact)}`, ...attributes(fact), ...shared(fact)].join(', ');
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
  return [...(fact.calendar === 'calendar' ? ['by the calendar'] : []), ...(fact.starts === 'unspecified' ? [] : [`from ${fact.starts}`])];
}

function shared({ countries, evidence }: Fact): string[] {
  return [...(countries ? [`in ${countries.join(' ')}`] : []), ...(evidence === 'none' ? ['no evidence'] : [])];
}
