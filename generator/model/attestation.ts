import { type LedgerEntry, type Status, unsignedLineOf } from './ledger.ts';
import type { People, PersonRole } from './people.ts';
import { type Statement, statementFault } from './statements.ts';

/** The roles that may attest a status. */
export const rolesFor: Readonly<Record<Status, readonly PersonRole[]>> = {
  draft: ['translator', 'reviewer', 'legal', 'owner'],
  translated: ['translator'],
  reviewed: ['reviewer', 'translator', 'legal'],
  approved: ['legal'],
};

/** A line of the ledger as a person's statement. */
export function statementOf(entry: LedgerEntry): Statement {
  const { by, at, status, language, sig } = entry;
  const signedBy = status === 'approved' ? 'all' : status === 'reviewed' ? 'those with a key' : 'none';
  return { by, at, roles: rolesFor[status], language, signedBy, text: unsignedLineOf(entry), sig };
}

/** The status that a line gives its text. Without a person who may attest it, it is a translation at most. */
export function statusGiven(entry: LedgerEntry, people: People): Status {
  const isHigher = entry.status === 'reviewed' || entry.status === 'approved';
  return isHigher && statementFault(people, statementOf(entry)) ? 'translated' : entry.status;
}
