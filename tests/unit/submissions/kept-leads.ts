import { createHash } from 'node:crypto';
import { leads } from '../../../cli/commands/leads.ts';
import { printed } from '../cli/printed.ts';
import { newStore, type TestStore } from './open-store.ts';

/** The text of an edition, and its SHA-256, which leads carry. */
export const text = '\tBedingungen\n1\tGilt für alle.\n';
export const hash = createHash('sha256').update(text).digest('hex');

/** A build whose terms are at two addresses, and whose submissions are kept for 30 days, acceptances for a year. */
export const build = {
  'reports/documents.json': JSON.stringify([
    { document: '/de/agb/', edition: '2026-11-01', hash, language: 'de' },
    { document: '/at/agb/', edition: '2026-11-01', hash, language: 'de' },
    { document: '/fr/cgv/', language: 'fr' },
  ]),
  [`reports/documents/${hash}.txt`]: text,
  'reports/submissions.json': JSON.stringify({ keptFor: { amount: 30, unit: 'day' }, acceptanceKeptFor: { amount: 1, unit: 'year' } }),
};

/** Two submissions, of which one has accepted the terms. */
export const two = [
  {
    key: 'aaaa1111-0000',
    email: 'Ada@Example.com',
    acceptedHash: hash,
    body: { email: 'Ada@Example.com', country: 'de', page: '/de/offer/', message: '=1+1' },
  },
  { key: 'bbbb2222-0000', email: 'bo@example.com', body: { email: 'bo@example.com', message: 'Grüße,\n"Bo"' } },
];

/** A store with two undelivered submissions. */
export async function kept({ environment = {} }: { environment?: Readonly<Record<string, string>> } = {}): Promise<TestStore> {
  const store = await newStore(build);
  const { keep, close } = await store.open({ environment, pause: () => 86_400_000 });
  for (const submission of two) await keep(submission);
  await close();
  return store;
}

/** Runs the command on a store, and returns its exit code and its output. */
export const run = (store: TestStore, [action, key]: readonly string[] = [], options: object = {}) =>
  printed(() => leads(action, key, { database: store.file, out: `${store.folder}/dist`, format: 'text', ...options }));
