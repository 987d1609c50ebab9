import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { DevResponse } from '../../../cli/server/dev-response.ts';
import { createDevServer } from '../../../cli/server/dev-server.ts';
import { openDevSite } from '../../../cli/server/dev-site.ts';
import { isSource, oneAtATime, watchFiles } from '../../../cli/server/watch-files.ts';
import type { Diagnostic } from '../../../generator/index.ts';
import { lineOf } from '../../../generator/model/ledger.ts';
import { root } from '../../support/paths.ts';
import { contentSample } from '../../support/samples/samples.ts';
import { siteFolder } from '../../support/site-folder.ts';
import { attestation } from '../ledger/small-contract.ts';
import { ask, start, stop } from './request.ts';

/** A busy machine may let a process wait for seconds. */
const patience = { timeout: 30_000 };

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A folder with the source of the fault. */
let source: string;
beforeAll(async () => {
  source = await mkdtemp(join(tmpdir(), 'wortlaut-dev-'));
  await mkdir(`${source}/content`);
  await writeFile(`${source}/content/a.ts`, 'one\ntwo\nthree');
});
afterAll(() => rm(source, { recursive: true }));

const fault: Diagnostic = {
  code: 'WL2001',
  severity: 'error',
  file: 'content/a.ts',
  line: 2,
  column: 3,
  message: "'b' is <missing>.",
  hint: 'Add it.',
};
const page = (body: string, diagnostics: readonly Diagnostic[] = []): DevResponse => ({
  status: 200,
  type: 'text/html; charset=utf-8',
  body,
  diagnostics,
  isWhole: true,
});

type Send = (event: string, data: unknown) => unknown;

/** A server whose answers the test decides. `open` opens a page of a version; the result grows with every message to it. */
async function serve(answers: Record<string, DevResponse>) {
  const reported: Diagnostic[] = [];
  const listeners = new Map<string, (data: unknown, client: { send: Send }) => void>();
  const vite = {
    middlewares: (_: unknown, response: ServerResponse) => response.end('from Vite'),
    ws: { on: (event: string, listener: (data: unknown, client: { send: Send }) => void) => listeners.set(event, listener) },
  };
  const { server, refresh } = createDevServer({
    site: { content: `${source}/content` },
    respond: async (address) => answers[address] ?? { status: 404, type: 'text/plain', body: 'nothing', diagnostics: [], isWhole: true },
    onDiagnostics: (diagnostics) => reported.push(...diagnostics),
    startVite: async () => vite as unknown as ViteDevServer,
  });
  await start(server);
  closing.push(() => stop(server));
  const open = async (version: string) => {
    await ask(server, '/@dev/client.ts');
    const messages: unknown[] = [];
    const client = { send: (event: string, data: unknown) => messages.push(event, data) };
    listeners.get('wortlaut:open')?.({ address: '/', version }, client);
    await vi.waitFor(() => expect(messages).toHaveLength(2));
    return { messages, close: () => listeners.get('vite:client:disconnect')?.(undefined, client) };
  };
  return { server, refresh, reported, open };
}

const versionIn = (html: string) => /data-version="([^"]*)"/.exec(html)?.[1] ?? '';

test('a page gets the script before its end, without inline code', async () => {
  const { server } = await serve({ '/': page('<html><body><p>Text</p></body></html>') });
  const { status, text, headers } = await ask(server, '/');
  expect(status).toBe(200);
  expect(text).toMatch(
    /^<html><body><p>Text<\/p><script type="module" src="\/@dev\/@fs\/\S+\/client\.js" data-version="[\w-]{16}"><\/script>\n<\/body><\/html>$/,
  );
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect((await ask(server, '/@dev/client.ts')).text).toBe('from Vite');
});

test('a failed start of Vite is reported and repeated', async () => {
  const failures = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  closing.push(() => failures.mockRestore());
  let starts = 0;
  const { server } = createDevServer({
    site: { content: `${source}/content` },
    respond: () => Promise.reject(new Error('not asked')),
    onDiagnostics: () => {},
    startVite: () => Promise.reject(new Error(`start ${++starts}`)),
  });
  await start(server);
  closing.push(() => stop(server));
  expect((await ask(server, '/@dev/client.ts')).status).toBe(500);
  expect((await ask(server, '/@dev/client.ts')).status).toBe(500);
  expect(failures.mock.calls.map(([text]) => text)).toEqual(['A response failed: start 1\n', 'A response failed: start 2\n']);
});

test('redirects and missing pages answer as in the preview', async () => {
  const { server } = await serve({ '/at': { status: 301, location: '/at-de/', diagnostics: [], isWhole: true } });
  const moved = await ask(server, '/at');
  expect([moved.status, moved.headers.location]).toEqual([301, '/at-de/']);
  expect((await ask(server, '/nowhere')).status).toBe(404);
  expect((await ask(server, '/', { method: 'POST' })).status).toBe(405);
  expect((await ask(server, '/api/offer')).status).toBe(405);
});

test('a page that cannot be rendered shows why, escaped', async () => {
  const { server, reported } = await serve({ '/': { status: 500, diagnostics: [fault], isWhole: true } });
  const { status, text } = await ask(server, '/');
  expect(status).toBe(500);
  expect(text).toContain("error WL2001  'b' is &lt;missing&gt;.\ncontent/a.ts:2:3\n1 │ one\n2 │ two\n  │   ^\n3 │ three\nAdd it.");
  expect(versionIn(text)).toBe('');
  expect(reported).toEqual([fault]);
});

test('an open page gets its version and its diagnostics, at first and after each change', async () => {
  const answers = { '/': page('<body>old</body>') };
  const { server, refresh, open } = await serve(answers);
  const old = versionIn((await ask(server, '/')).text);
  const { messages, close } = await open(old);
  expect(messages.splice(0)).toEqual(['wortlaut:page', { version: old, diagnostics: [] }]);

  answers['/'] = { status: 500, diagnostics: [fault], isWhole: true } as DevResponse;
  await refresh();
  const view = {
    severity: 'error',
    code: 'WL2001',
    message: "'b' is <missing>.",
    place: 'content/a.ts:2:3',
    editor: `/@dev/__open-in-editor?file=${encodeURIComponent(`${source}/content/a.ts:2:3`)}`,
    frame: '1 │ one\n2 │ two\n  │   ^\n3 │ three',
    hint: 'Add it.',
  };
  expect(messages.splice(0)).toEqual(['wortlaut:page', { version: old, diagnostics: [view] }]);

  // Until the check is complete, an empty list would be wrong.
  answers['/'] = { ...page('<body>new</body>'), isWhole: false };
  await refresh();
  const fresh = versionIn((await ask(server, '/')).text);
  expect(messages.splice(0)).toEqual(['wortlaut:page', { version: fresh }]);
  expect(fresh).not.toBe(old);

  close();
  await refresh();
  expect(messages).toEqual([]);
});

test('a page that connects again after a pause gets the present version', async () => {
  const { server, open } = await serve({ '/': page('<body>new</body>') });
  const { messages } = await open('of-yesterday');
  expect(messages).toEqual(['wortlaut:page', { version: versionIn((await ask(server, '/')).text), diagnostics: [] }]);
});

test('the site renders requested pages, follows its content, and serves the last good one while there are errors', async () => {
  const folder = await siteFolder();
  const site = openDevSite({ root, content: folder.content });
  closing.push(() => site.close());
  const body = async () => String((await site.respond('/at-de/help/')).body);
  const copy = await readFile(`${folder.content}/pages/help/de.ts`, 'utf8');
  const heading = /heading: '([^']+)'/.exec(copy)?.[1] ?? '';
  expect(await body()).toContain(heading);
  expect((await site.respond('/AT/help?x=1')).location).toBe('/at-de/help/?x=1');
  expect((await site.respond('/at-de/nowhere/')).status).toBe(404);
  expect(await site.respond('/robots.txt')).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8' });

  await folder.write({ 'pages/help/de.ts': copy.replace(heading, 'Ganz neu') });
  await site.reload([`${folder.content}/pages/help/de.ts`]);
  expect(await body()).toContain('Ganz neu');
  expect((await site.state()).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);

  await folder.write({ 'pages/help/de.ts': 'export default {' });
  await site.reload([`${folder.content}/pages/help/de.ts`]);
  expect(await body()).toContain('Ganz neu');
  expect((await site.state()).diagnostics.map(({ code }) => code)).toContain('WL1001');
  expect((await site.respond('/at-de/help/')).diagnostics.map(({ code }) => code)).toContain('WL1001');
});

test('a contract is shown text by text beside its source, and follows edits', async () => {
  const folder = await siteFolder({ from: contentSample('WL4002').good });
  const site = openDevSite({ root, content: folder.content });
  closing.push(() => site.close());
  const ask = async (query: string) => {
    const { status, body } = await site.respond(`/@dev/beside${query}`);
    return { status, body: String(body) };
  };
  const english = await ask('?document=terms-at&language=en');
  expect((await ask('?document=at&language=en')).body).toContain('The software stays as it is; 2.1 applies here too.');
  expect(english.status).toBe(200);
  const source = /secrecy: '([^']+)'/.exec(await readFile(`${folder.content}/terms/at/de.ts`, 'utf8'))?.[1] ?? '';
  expect(english.body).toContain(source.replace(/\{[^|}]*\|([^}]*)\}/g, '$1'));
  expect(english.body).toContain('The customer keeps the credentials secret.');
  expect(english.body).toContain('The software stays as it is; 2.1 applies here too.');

  // Each text has its state, with the person and what has changed since; a filter shows the open ones alone.
  const line = attestation(
    'Der {term:customer|Kunde} hält alle Zugangsdaten geheim.',
    'The {term:customer|customer} keeps the credentials secret.',
  );
  await folder.write({ 'terms/ledger.jsonl': `${lineOf(line)}\n` });
  await site.reload();
  const open = (await ask('?document=at&language=en&open')).body;
  expect(open).toContain('stale<small>translated by Ada, 2026-11-02</small>source: ');
  expect(open).toContain('<del>alle</del> <ins>seine</ins>');
  expect(open).toContain('<p>Edition in force: none</p>');

  const copy = await readFile(`${folder.content}/terms/at/en.ts`, 'utf8');
  await folder.write({ 'terms/at/en.ts': copy.replace('keeps the credentials secret', 'tells <nobody>') });
  await site.reload();
  expect((await ask('?document=terms-at&language=en')).body).toContain('The customer tells &lt;nobody&gt;.');

  for (const nothing of ['', '?document=terms-xx&language=en', '?document=help&language=en', '?document=terms-at&language=xx'])
    expect(await ask(nothing)).toMatchObject({ status: 404, body: expect.stringContaining('\n/@dev/beside?document=at&language=en\n') });
});

test('beside its source each text of a contract and of an appendix has its state, its person, what has changed, and the words in force', async () => {
  const folder = await siteFolder({ from: contentSample('WL4061').good });
  const site = openDevSite({ root, content: folder.content });
  closing.push(() => site.close());
  const rowsOf = async (query: string) => {
    const body = String((await site.respond(`/@dev/beside?${query}`)).body);
    const rows = body.split('<tr ').slice(1);
    return { body, rows, row: (id: string) => rows.find((one) => one.startsWith(`id="${id}"`)) };
  };
  const english = 'document=at&language=en';
  const before = await rowsOf(english);
  expect(before.body).toContain('<p>Edition in force: at@2026-11-05 contains these texts</p>');
  expect(before.rows).toHaveLength(10);
  expect(before.row('title')).toContain('<small>content/terms/at/en.ts › title</small></td>\n<td>reviewed<small>reviewed by Bo, ');
  expect((await rowsOf(`${english}&open`)).rows).toEqual([]);
  expect((await rowsOf('document=at&language=de')).row('meta.description')).toContain('approved<small>approved by Ida, ');

  const edit = async (path: string, from: string, to: string) =>
    folder.write({ [path]: (await readFile(`${folder.content}/${path}`, 'utf8')).replace(from, to) });
  await edit('terms/at/de.ts', 'hält seine', 'hält alle');
  await edit('terms/at/en.ts', 'the credentials', 'all credentials');
  await edit('terms/at/en.ts', "lead: 'For businesses.'", "lead: 'For all businesses.'");
  await site.reload();
  const after = await rowsOf(english);
  expect(after.body).toContain('<p>Edition in force: at@2026-11-05 has other words</p>');
  const secrecy = after.row('use.secrecy');
  expect(secrecy).toContain('stale<small>reviewed by Bo, ');
  expect(secrecy).toMatch(/source: <p>.*<del>seine<\/del> <ins>alle<\/ins>/);
  expect(secrecy).toMatch(/text: <p>.*<del>the<\/del> <ins>all<\/ins>/);
  expect(secrecy).toMatch(/in force: <p>.*<del>the<\/del> <ins>all<\/ins>/);
  expect(after.row('scope.age')).not.toContain('in force:');
  const open = await rowsOf(`${english}&open`);
  expect(open.rows.map((row) => /id="([^"]*)"/.exec(row)?.[1])).toEqual(['lead', 'use.secrecy']);
  expect(open.body).toContain(`href="/@dev/beside?document=at&amp;language=en">Show all texts`);

  await edit('terms/at/de.ts', 'gilt auch hier.', 'gilt auch hier, und die {doc:prices|Hilfe}.');
  await site.reload();
  const appendix = await rowsOf('document=help&language=de');
  expect(appendix.row('text')).toContain(
    'Write to us.</td>\n<td lang="de">Schreiben Sie uns.<small>content/pages/help/de.ts › text</small>',
  );
  expect(appendix.body).toContain('<p>Edition in force: at@2026-11-05 has other words</p>');
});

test('every page shows the errors if there has never been good content', async () => {
  const folder = await siteFolder({ files: { 'site.ts': 'export default {' } });
  const site = openDevSite({ root, content: folder.content });
  closing.push(() => site.close());
  const answer = await site.respond('/');
  expect([answer.status, answer.diagnostics.map(({ code }) => code)]).toEqual([500, expect.arrayContaining(['WL1001'])]);
});

test('a file is watched after an editor has replaced it, and in new folders', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wortlaut-watch-'));
  await mkdir(`${folder}/pages`);
  await writeFile(`${folder}/pages/de.ts`, '1');
  const seen: string[] = [];
  const watcher = watchFiles([folder], (files) => seen.push(...files));
  closing.push(
    () => rm(folder, { recursive: true }),
    () => watcher.close(),
  );
  const expectSeen = async (file: string, work: () => Promise<unknown>) => {
    seen.length = 0;
    await work();
    await vi.waitFor(() => expect(seen).toContain(join(folder, file)), patience);
  };
  for (const text of ['2', '3', '4']) {
    await expectSeen('pages/de.ts', async () => {
      await writeFile(`${folder}/pages/de.ts.new`, text);
      await rename(`${folder}/pages/de.ts.new`, `${folder}/pages/de.ts`);
    });
  }
  await expectSeen('pages/de.ts', () => rm(`${folder}/pages/de.ts`));
  await expectSeen('pages/de.ts', () => writeFile(`${folder}/pages/de.ts`, '5'));
  await expectSeen('pages/new', () => mkdir(`${folder}/pages/new`));
  await expectSeen('pages/new/en.ts', () => writeFile(`${folder}/pages/new/en.ts`, '1'));
  await expectSeen('pages/new', () => rm(`${folder}/pages/new`, { recursive: true }));

  // Temporary files of sed and vim are not changes of the content.
  await expectSeen('pages/fr.ts', async () => {
    for (const name of ['sed0YEx72', '4913', '.fr.ts.swp', 'fr.ts~']) await writeFile(`${folder}/pages/${name}`, '1');
    await rename(`${folder}/pages/sed0YEx72`, `${folder}/pages/fr.ts`);
  });
  expect(seen).toEqual([join(folder, 'pages/fr.ts')]);
});

test('a watched folder that is replaced, and a linked one, are watched', async () => {
  const above = await mkdtemp(join(tmpdir(), 'wortlaut-watch-'));
  const [folder, fresh, elsewhere] = [`${above}/content`, `${above}/fresh`, `${above}/elsewhere`];
  for (const one of [folder, fresh, elsewhere]) await mkdir(`${one}/pages`, { recursive: true });
  await symlink(elsewhere, `${folder}/linked`);
  await symlink(folder, `${folder}/pages/circle`);
  const seen: string[] = [];
  const watcher = watchFiles([folder], (files) => seen.push(...files));
  closing.push(
    () => rm(above, { recursive: true }),
    () => watcher.close(),
  );
  const expectSeen = async (path: string, work: () => Promise<unknown>) => {
    seen.length = 0;
    await work();
    await vi.waitFor(() => expect(seen).toContain(path), patience);
  };
  await expectSeen(`${folder}/linked/pages/de.ts`, () => writeFile(`${elsewhere}/pages/de.ts`, '1'));
  await expectSeen(folder, async () => {
    await rm(folder, { recursive: true });
    await rename(fresh, folder);
  });
  for (const text of ['1', '2']) await expectSeen(`${folder}/pages/de.ts`, () => writeFile(`${folder}/pages/de.ts`, text));
});

test('a site whose whole folder is replaced is watched', async () => {
  const above = await mkdtemp(join(tmpdir(), 'wortlaut-watch-'));
  const folder = `${above}/site/content`;
  for (const one of ['site', 'fresh']) await mkdir(`${above}/${one}/content/pages`, { recursive: true });
  const seen: string[] = [];
  const watcher = watchFiles([folder], (files) => seen.push(...files));
  closing.push(
    () => rm(above, { recursive: true }),
    () => watcher.close(),
  );
  await rename(`${above}/site`, `${above}/old`);
  await rename(`${above}/fresh`, `${above}/site`);
  await vi.waitFor(() => expect(seen).toContain(folder), patience);
  await writeFile(`${folder}/pages/de.ts`, '1');
  await vi.waitFor(() => expect(seen).toContain(`${folder}/pages/de.ts`), patience);
  seen.length = 0;
  await rm(folder, { recursive: true });
  await vi.waitFor(() => expect(seen).toContain(folder), patience);
});

test('a folder that is missing when it is watched, is watched from its creation on', async () => {
  const above = await mkdtemp(join(tmpdir(), 'wortlaut-watch-'));
  const seen: string[] = [];
  const watcher = watchFiles([`${above}/content`], (files) => seen.push(...files));
  closing.push(
    () => rm(above, { recursive: true }),
    () => watcher.close(),
  );
  await mkdir(`${above}/content/pages`, { recursive: true });
  await vi.waitFor(() => expect(seen).toContain(`${above}/content`), patience);
  await writeFile(`${above}/content/pages/de.ts`, '1');
  await vi.waitFor(() => expect(seen).toContain(`${above}/content/pages/de.ts`), patience);
});

test('every file that is read is watched', () => {
  const read = ['de.ts', 'addresses.lock', 'ledger.jsonl', 'figtree.woff2', 'share-image.svg', 'license.txt', 'de.min.css'];
  expect(read.filter((name) => !isSource(name))).toEqual([]);
});

test('temporary files of editors and tools are not read', () => {
  const beside = [
    'sed0YEx72',
    '4913',
    '.de.ts.swp',
    '.#de.ts',
    '#de.ts#',
    'de.ts~',
    'de.ts.bak',
    'de.ts.orig',
    'de.ts.1234',
    'de.ts.77.new',
  ];
  expect(beside.filter(isSource)).toEqual([]);
});

test('changes during a round start the next round', async () => {
  const rounds: string[][] = [];
  let end = () => {};
  const changed = new Promise<void>((done) => {
    end = done;
  });
  const run = oneAtATime((files) => {
    rounds.push([...files]);
    return changed;
  });
  const first = run(['a']);
  void run(['c']);
  void run(['b', 'c']);
  end();
  await first;
  expect(rounds).toEqual([['a'], ['b', 'c']]);
});
