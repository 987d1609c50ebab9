import { createHash } from 'node:crypto';
import { cp, mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { build, hash, kept, run, text } from './kept-leads.ts';
import { newStore, rowsOf, type TestStore } from './open-store.ts';

const day = 86_400_000;
const otherText = '\tAndere Bedingungen\n';
const otherHash = createHash('sha256').update(otherText).digest('hex');

/** Gives a build another text at the address of the terms. */
async function replaceText(folder: string, edition: string, body = otherText) {
  const sha256 = createHash('sha256').update(body).digest('hex');
  await writeFile(`${folder}/reports/documents.json`, JSON.stringify([{ document: '/de/agb/', edition, hash: sha256, language: 'de' }]));
  await writeFile(`${folder}/reports/documents/${sha256}.txt`, body);
}

async function age(store: TestStore, days: number) {
  const database = await store.read();
  for (const table of ['submissions', 'acceptances'])
    await database.execute({ sql: `UPDATE ${table} SET received = ?`, args: [Date.now() - days * day] });
}

const listed = async (store: TestStore) => JSON.parse((await run(store, [], { format: 'json' })).out) as Record<string, unknown>[];

it('shows a submission with all fields and the accepted text, whose SHA-256 is the hash', async () => {
  const { out } = await run(await kept(), ['show', 'aaaa']);
  expect(out).toMatch(/^key {7}aaaa1111-0000$/m);
  expect(out).toMatch(/^message {3}=1\+1$/m);
  expect(out).toContain(`Accepted: /at/agb/, /de/agb/\nEdition: 2026-11-01\nLanguage: de\nHash: ${hash}\nPublished text:\n\n${text}`);
});

it('keeps the accepted text after a build with another text at the same address', async () => {
  const store = await kept();
  await replaceText(`${store.folder}/dist`, '2027-01-01');
  await (await store.open()).close();
  const [document] = await rowsOf(await store.read(), `SELECT text FROM documents WHERE hash = '${hash}' AND document = '/de/agb/'`);
  expect(document).toEqual({ text });
});

it('records the text of a build that replaces another one while the store is open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const store = await newStore(build);
  await rename(`${store.folder}/dist`, `${store.folder}/first`);
  await mkdir(`${store.folder}/dist`);
  await symlink(`${store.folder}/first/reports`, `${store.folder}/dist/reports`);
  await store.open();
  await cp(`${store.folder}/first`, `${store.folder}/second`, { recursive: true });
  await replaceText(`${store.folder}/second`, '2027-01-01');
  await symlink(`${store.folder}/second/reports`, `${store.folder}/dist/next`);
  await rename(`${store.folder}/dist/next`, `${store.folder}/dist/reports`);
  vi.advanceTimersByTime(10_000);
  const database = await store.read();
  const recorded = () => rowsOf(database, "SELECT edition, text FROM documents WHERE document = '/de/agb/' ORDER BY edition");
  await expect.poll(recorded).toEqual([
    { edition: '2026-11-01', text },
    { edition: '2027-01-01', text: otherText },
  ]);
});

describe('which text was accepted', () => {
  it.each<[string, (store: TestStore) => Promise<unknown>]>([
    ['its period is over', (store) => run(store, ['prune'])],
    ['the visitor asks for it', (store) => run(store, ['delete'], { email: 'ada@example.com', yes: true })],
  ])('stays when the submission is deleted because %s, without personal data but the key', async (_, remove) => {
    const store = await kept();
    await age(store, 31);
    await remove(store);
    expect((await run(store)).out).toMatch(/ aaaa1111 .* 2026-11-01 de +deleted\n/);
    const row = (await listed(store)).find(({ key }) => key === 'aaaa1111-0000');
    expect(row).toEqual({
      ...{ key: 'aaaa1111-0000', received: expect.any(String), acceptedHash: hash, edition: '2026-11-01', language: 'de' },
      ...{ isDeleted: true, body: {}, deliveries: [] },
    });
    expect((await run(store, [], { format: 'csv' })).out).toContain(`,aaaa1111-0000,deleted,${hash},2026-11-01,de`);
    const { out } = await run(store, ['show', 'aaaa']);
    expect(out).toContain('The submission is deleted. Which text it accepted is kept apart from it.\n');
    expect(out).toContain(text);
  });

  it('is deleted after a period of its own, and not before the submission', async () => {
    const store = await kept();
    await age(store, 400);
    await writeFile(
      `${store.folder}/dist/reports/submissions.json`,
      JSON.stringify({ keptFor: { amount: 3, unit: 'year' }, acceptanceKeptFor: { amount: 1, unit: 'year' } }),
    );
    expect((await run(store, ['prune'], { yes: true })).out).toMatch(/^Deleted 0 submissions .+\nDeleted 0 acceptances /);
    await writeFile(`${store.folder}/dist/reports/submissions.json`, build['reports/submissions.json']);
    await (await store.open()).close();
    expect(await listed(store)).toEqual([]);
    expect(store.logged).toEqual([
      { event: 'old submissions are deleted', values: { submissions: 2 } },
      { event: 'old acceptances are deleted', values: { acceptances: 1 } },
    ]);
  });

  it('is kept without limit by a site that does not declare a period for it', async () => {
    const store = await kept();
    await writeFile(`${store.folder}/dist/reports/submissions.json`, JSON.stringify({ keptFor: { amount: 30, unit: 'day' } }));
    await age(store, 4000);
    await run(store, ['prune']);
    expect(await listed(store)).toMatchObject([{ acceptedHash: hash, isDeleted: true }]);
  });

  it('is kept and marked for a hash that no served build had, and named when a build with it is recorded', async () => {
    const store = await kept();
    const { keep, close } = await store.open();
    await keep({ key: 'cccc3333-0000', email: 'cy@example.com', acceptedHash: otherHash, body: { document: '/nowhere/' } });
    await close();
    const marked = async () => (await listed(store)).find(({ key }) => key === 'cccc3333-0000');
    expect(await marked()).toMatchObject({ acceptedHash: otherHash, hashIsUnknown: true });
    await run(store, ['delete'], { email: 'cy@example.com', yes: true });
    expect((await run(store)).out).toMatch(/ cccc3333 .* unknown text +deleted\n/);
    expect((await run(store, ['show', 'cccc'])).out).toContain('Its text is not recorded');
    await replaceText(`${store.folder}/dist`, '2027-01-01');
    await (await store.open()).close();
    expect(await marked()).toMatchObject({ edition: '2027-01-01', language: 'de' });
    expect(await marked()).not.toHaveProperty('hashIsUnknown');
  });

  it('has the edition of its day, if the text was a draft before and becomes an edition later', async () => {
    const store = await newStore(build);
    const keepAs = async (key: string, edition?: string) => {
      await replaceText(`${store.folder}/dist`, edition as string);
      const { keep, close } = await store.open();
      await keep({ key, acceptedHash: otherHash, body: {} });
      await close();
    };
    await keepAs('draft-01');
    await keepAs('first-01', '2027-01-01');
    await keepAs('second-1', '2028-01-01');
    expect(Object.fromEntries((await listed(store)).map(({ key, edition }) => [key, edition]))).toEqual({
      'draft-01': undefined,
      'first-01': '2027-01-01',
      'second-1': '2028-01-01',
    });
    expect((await run(store)).out).toMatch(/ draft-01 +no edition de\n/);
  });

  it('keeps no other text of a client that is sent as a hash', async () => {
    const store = await newStore(build);
    const { keep } = await store.open();
    await keep({ key: 'dddd4444-0000', email: 'ada@example.com', acceptedHash: 'ada@example.com', body: {} });
    expect(await rowsOf(await store.read(), 'SELECT * FROM acceptances')).toEqual([]);
    expect(await listed(store)).toMatchObject([{ acceptedHash: 'ada@example.com', hashIsUnknown: true }]);
    const { out } = await run(store, ['delete'], { email: 'ada@example.com', yes: true });
    expect(out).toBe('Deleted 1 submission of ada@example.com.\n');
    expect(await listed(store)).toEqual([]);
  });

  it('stays when its key is sent again with another text after the submission was deleted', async () => {
    const store = await kept();
    await run(store, ['delete'], { email: 'ada@example.com', yes: true });
    const { keep } = await store.open();
    for (const _ of [1, 2]) await keep({ key: 'aaaa1111-0000', acceptedHash: otherHash, body: { n: 1 } });
    expect((await listed(store)).map(({ key, acceptedHash, isDeleted }) => [key, acceptedHash, isDeleted])).toEqual([
      [expect.stringMatching(/^aaaa1111-0000-[\da-f]{8}$/), otherHash, undefined],
      ['bbbb2222-0000', undefined, undefined],
      ['aaaa1111-0000', hash, true],
    ]);
  });

  it('is taken over from a database that kept it in submissions alone', async () => {
    const store = await kept();
    const database = await store.read();
    await database.batch(['DROP TABLE acceptances', 'DELETE FROM schema WHERE version = 2'].map((sql) => ({ sql, args: [] })));
    database.close();
    expect(await listed(store)).toMatchObject([{}, { acceptedHash: hash, edition: '2026-11-01', language: 'de' }]);
    expect(await rowsOf(await store.read(), 'SELECT key, hash FROM acceptances')).toEqual([{ key: 'aaaa1111-0000', hash }]);
  });
});
