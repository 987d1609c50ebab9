import type { Waiver } from './claims.ts';
import { addDays } from './days.ts';
import type { People, PersonRole } from './people.ts';
import { reasonPattern } from './reason.ts';
import { peoplePath, personOf, type Statement, statementFault } from './statements.ts';

export const mostDays = 400;

type Decision = Omit<Waiver, 'sig' | 'found'> & Partial<Pick<Waiver, 'sig' | 'found'>>;

export function waiverStatement(people: People, id: string, { by, at = '', until, reason, found = [], sig }: Decision): Statement {
  const isLegal = personOf(people, by)?.roles.includes('legal');
  const text = JSON.stringify({ claim: id, by, at, until, reason, found });
  return { by, at, roles: deciders, signedBy: isLegal ? 'all' : 'those with a key', text, sig };
}

const deciders: readonly PersonRole[] = ['owner', 'legal'];

/** Whether legal made a waiver, so that only legal can replace it. */
export const isByLegal = (people: People, by: string): boolean => by === 'legal' || personOf(people, by)?.roles.includes('legal') === true;

/** The last day that a waiver of a day may have. */
export const lastDay = (at: string): string => addDays(at, mostDays);

/** The reason why a waiver does not count, as the end of a sentence; undefined if it counts. */
export function waiverFault(
  people: People,
  id: string,
  { waiver, today }: { readonly waiver: Waiver; readonly today: string },
): string | undefined {
  if ((deciders as readonly string[]).includes(waiver.by)) return `'${waiver.by}' is a role and not an entry of ${peoplePath}`;
  if (!reasonPattern.test(waiver.reason)) return 'its reason has fewer than three words';
  if (waiver.at === undefined) return 'the day on which it was made (at) is missing';
  if (waiver.at > today) return `the day on which it was made, ${waiver.at}, is in the future`;
  if (waiver.until > lastDay(waiver.at)) return `it holds for more than ${mostDays} days, from ${waiver.at} until ${waiver.until}`;
  return statementFault(people, waiverStatement(people, id, waiver));
}
