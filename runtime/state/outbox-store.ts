import { keysWithPrefix, readText, remove, store } from '../shared/storage.ts';

/** A lead on its way. The key makes sending it twice harmless. */
export interface Lead {
  readonly key: string;
  readonly body: unknown;
  /** When it was entered, ISO 8601. */
  readonly at: string;
  /** How often it has failed. */
  readonly failures?: number;
  /** Milliseconds of the clock before which it is not sent again. */
  readonly notBefore?: number;
}

/*
 * Where leads wait: each in an entry of its own, so that tabs never overwrite each other's leads; and in memory those that the
 * storage does not take (X4). What the server refuses for good moves to a second list of entries and is shown to the visitor.
 */
const waitingBox = 'outbox';
const refusedBox = 'outbox-refused';
const unsaved = new Map<string, Lead>();

/** All waiting leads, the oldest first. Malformed entries stay stored. */
export function waitingLeads(): readonly Lead[] {
  const saved = leadsIn(waitingBox);
  return [...saved, ...[...unsaved.values()].filter(({ key }) => !saved.some((lead) => lead.key === key))];
}

export function findLead(key: string): Lead | undefined {
  return leadAt(`${waitingBox}:${key}`) ?? unsaved.get(key);
}

/** Adds a lead, or replaces the one with its key. Returns whether it is stored. */
export function saveLead(lead: Lead): boolean {
  const stored = store(`${waitingBox}:${lead.key}`, JSON.stringify(lead));
  if (stored) unsaved.delete(lead.key);
  else unsaved.set(lead.key, lead);
  return stored;
}

/** Whether a lead that waits outlives this page. */
export const isStored = (key: string): boolean => leadAt(`${waitingBox}:${key}`) !== undefined;

/** Removes a lead that has arrived. */
export function removeLead(key: string): void {
  unsaved.delete(key);
  remove(`${waitingBox}:${key}`);
}

/** Moves a refused lead to those that the visitor sees. One that was not stored is still in its form. */
export function moveToRefused(lead: Lead): void {
  const wasStored = isStored(lead.key);
  // There may be no room for it twice.
  removeLead(lead.key);
  if (!store(`${refusedBox}:${lead.key}`, JSON.stringify(lead)) && wasStored) saveLead(lead);
}

/** The leads that the server has refused, the oldest first. */
export const refusedLeads = (): readonly Lead[] => leadsIn(refusedBox);

/** Removes a refused lead after the visitor has seen it. */
export function removeRefused(key: string): void {
  remove(`${refusedBox}:${key}`);
}

function leadsIn(box: string): readonly Lead[] {
  const leads = keysWithPrefix(`${box}:`).flatMap((entry) => leadAt(entry) ?? []);
  return leads.sort((one, other) => one.at.localeCompare(other.at));
}

function leadAt(entry: string): Lead | undefined {
  try {
    const lead: unknown = JSON.parse(readText(entry) ?? 'null');
    return isLead(lead) && entry.endsWith(`:${lead.key}`) ? lead : undefined;
  } catch {
    return undefined;
  }
}

function isLead(entry: unknown): entry is Lead {
  const lead = entry as Partial<Lead> | null;
  return typeof lead?.key === 'string' && typeof lead.at === 'string' && lead.body !== undefined;
}
