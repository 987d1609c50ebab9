import { type LedgerEntry, type Status, unsignedLineOf } from './ledger.ts';
import type { People, PersonRole } from './people.ts';
import { reasonPattern } from './reason.ts';
import { type Statement, statementFault } from './statements.ts';
import { lastDay, mostDays } from './waivers.ts';

export const rolesFor: Readonly<Record<Status, readonly PersonRole[]>> = {
  draft: ['translator', 'reviewer', 'legal', 'owner'],
  translated: ['translator'],
  reviewed: ['reviewer', 'translator', 'legal'],
  approved: ['legal'],
};

/** A line of the ledger as a person's statement. */
export function statementOf(entry: LedgerEntry): Statement {
  const { by, at, status, language, unreviewed, sig } = entry;
  // Only legal lets a translation without a review pass, and signs that.
  if (unreviewed !== undefined) return { by, at, roles: rolesFor.approved, signedBy: 'all', text: unsignedLineOf(entry), sig };
  const signedBy = status === 'approved' ? 'all' : status === 'draft' ? 'none' : 'those with a key';
  return { by, at, roles: rolesFor[status], language, signedBy, text: unsignedLineOf(entry), sig };
}

/** The reason why a line does not count as its person's statement, as the end of a sentence; undefined if it counts. */
export function lineFault(entry: LedgerEntry, people: People): string | undefined {
  const { at, note = '', unreviewed } = entry;
  if (unreviewed !== undefined && !reasonPattern.test(note)) return 'its reason has fewer than three words';
  if (unreviewed !== undefined && unreviewed > lastDay(at)) return `it holds for more than ${mostDays} days, until ${unreviewed}`;
  return statementFault(people, statementOf(entry));
}

/** The status that a line gives its text. Without a person who may attest it, it is a translation at most. */
export function statusGiven(entry: LedgerEntry, people: People): Status {
  const isHigher = entry.status === 'reviewed' || entry.status === 'approved';
  return isHigher && lineFault(entry, people) ? 'translated' : entry.status;
}
