import { readList, readText, remove, store } from './storage.ts';

/** A lead on its way. The key makes sending it twice harmless. */
export interface Lead {
  readonly key: string;
  /** Where it is sent: a path of this site. */
  readonly to: string;
  readonly body: unknown;
  /** When it was entered, ISO 8601. */
  readonly at: string;
  /** How often it has failed. */
  readonly failures?: number;
  /** Milliseconds of the clock before which it is not sent again. */
  readonly notBefore?: number;
}

/*
 * Where leads wait: in the browser's storage, and in memory those that it does not take (X4). Every change reads anew what
 * is stored, because other tabs change it too.
 */
const unsaved = new Map<string, Lead>();

/** All leads that wait, the oldest first. */
export function waiting(): readonly Lead[] {
  const saved = readSaved() ?? [];
  return [...saved, ...[...unsaved.values()].filter(({ key }) => !saved.some((lead) => lead.key === key))];
}

/** Adds a lead, or puts it in the place of the one with its key. */
export function keep(lead: Lead): void {
  const saved = readSaved();
  const known = saved?.some(({ key }) => key === lead.key);
  const next = known ? saved?.map((other) => (other.key === lead.key ? lead : other)) : [...(saved ?? []), lead];
  if (saved && next && store('outbox', JSON.stringify(next))) unsaved.delete(lead.key);
  else unsaved.set(lead.key, lead);
}

/** Takes a lead out that has arrived. */
export function drop(key: string): void {
  unsaved.delete(key);
  const saved = readSaved();
  if (saved?.some((lead) => lead.key === key)) write(saved.filter((lead) => lead.key !== key));
}

/** What is stored. What is no lead is moved aside; nothing is returned where that fails, so that it is not overwritten. */
function readSaved(): readonly Lead[] | undefined {
  const text = readText('outbox');
  if (text === undefined) return [];
  const entries = parse(text);
  const leads = entries.filter(isLead);
  if (leads.length === entries.length) return leads;
  const damaged = [...readList('outbox-damaged'), ...entries.filter((entry) => !isLead(entry))];
  if (!store('outbox-damaged', JSON.stringify(damaged))) return undefined;
  write(leads);
  return leads;
}

function write(leads: readonly Lead[]): void {
  if (leads.length === 0) remove('outbox');
  else store('outbox', JSON.stringify(leads));
}

/** A text that is no list is one damaged entry. */
function parse(text: string): readonly unknown[] {
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries : [text];
  } catch {
    return [text];
  }
}

function isLead(entry: unknown): entry is Lead {
  const lead = entry as Partial<Lead> | null;
  return typeof lead?.key === 'string' && typeof lead.to === 'string' && /^\/(?![/\\])/.test(lead.to);
}
