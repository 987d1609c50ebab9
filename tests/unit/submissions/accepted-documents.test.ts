import { cp, mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { build, hash, kept, run } from './kept-leads.ts';
import { newStore, rowsOf } from './open-store.ts';

it('shows a submission with all fields and the accepted text as it was published', async () => {
  const { out } = await run(await kept(), ['show', 'aaaa']);
  expect(out).toMatch(/^key {7}aaaa1111-0000$/m);
  expect(out).toMatch(/^message {3}=1\+1$/m);
  expect(out).toMatch(new RegExp(`Accepted: /at/agb/, /de/agb/\nEdition: 2026-11-01\nLanguage: de\nHash: ${hash}\n`));
  expect(out).not.toMatch(/Menü|no\(\)/);
});

it('keeps the accepted text after a build with another text at the same address', async () => {
  const store = await kept();
  await writeFile(`${store.folder}/dist/site/de/agb/index.html`, '<main><h1>Andere</h1></main>');
  await writeFile(
    `${store.folder}/dist/reports/documents.json`,
    JSON.stringify([{ document: '/de/agb/', hash: 'b'.repeat(64), language: 'de' }]),
  );
  await (await store.open()).close();
  const [document] = await rowsOf(await store.read(), `SELECT text FROM documents WHERE hash = '${hash}' AND document = '/de/agb/'`);
  expect(document).toEqual({ text: 'Bedingungen\nGilt für alle.' });
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
  await writeFile(`${store.folder}/second/site/de/agb/index.html`, '<main><h1>Neue</h1></main>');
  const next = [{ document: '/de/agb/', edition: '2027-01-01', hash: 'b'.repeat(64), language: 'de' }];
  await writeFile(`${store.folder}/second/reports/documents.json`, JSON.stringify(next));
  await symlink(`${store.folder}/second/reports`, `${store.folder}/dist/next`);
  await rename(`${store.folder}/dist/next`, `${store.folder}/dist/reports`);
  vi.advanceTimersByTime(10_000);
  const database = await store.read();
  const recorded = () => rowsOf(database, "SELECT edition, text FROM documents WHERE document = '/de/agb/' ORDER BY edition");
  await expect.poll(recorded).toEqual([
    { edition: '2026-11-01', text: 'Bedingungen\nGilt für alle.' },
    { edition: '2027-01-01', text: 'Neue' },
  ]);
});
