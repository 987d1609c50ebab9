import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { createPreviewServer } from '../../cli/server/preview-server.ts';
import type { Manifest } from '../../generator/index.ts';
import { ask, start as listen, stop } from '../unit/cli/request.ts';
import { turnFolder } from './content-folder.ts';
import { openFixtureForTests } from './fixture.ts';
import { buildAt, outputOf } from './outcome.ts';
import { filesOf, type Situation, start } from './situation.ts';

/* Hosts that redirect by rules do not get redirect pages. A change of the form of redirects does not render pages again. */

const fixture = openFixtureForTests();
let built: Situation;
beforeEach(() => {
  built = start;
});

const manifestOf = (out: string): Manifest => JSON.parse(readFileSync(`${out}/reports/manifest.json`, 'utf8'));

/** Builds the site of the fixture again in another situation. */
async function buildIn(situation: Situation) {
  const { folders } = fixture();
  await turnFolder(folders.content, { from: await filesOf(built), to: await filesOf(situation) });
  built = situation;
  return buildAt(folders, situation.options);
}

/** Additional files for nginx: its configuration, and compressed files. */
const isOfHost = (path: string) => path.startsWith('host/') || /\.(?:br|gz)$/.test(path);

const byOption: Situation = { edits: new Set(), options: { ...start.options, hosts: ['nginx'] } };
const bySetting: Situation = { edits: new Set(['hosts with rules']), options: start.options };

test('rules remove exactly the redirect pages and their script, and a change back restores them', async () => {
  const { out } = fixture().folders;
  const before = outputOf(out);
  const { redirects } = manifestOf(out);
  expect(await buildIn(byOption)).toMatchObject({ ok: true, rendered: 0 });

  const after = outputOf(out);
  expect(after).toEqual((await fixture().clean(byOption)).output);
  const places = redirects.map(({ from }) => `site${from.endsWith('/') ? `${from}index.html` : from}`);
  const script = Object.keys(before).filter((path) => /^site\/assets\/redirect-[^/]+\.js$/.test(path));
  expect(script).toHaveLength(1);
  expect(Object.keys(before).filter((path) => !(path in after))).toEqual([...places, ...script].sort());
  expect(Object.keys(after).filter((path) => after[path] !== before[path] && !isOfHost(path))).toEqual([
    'reports/build.json',
    'reports/files.json',
    'reports/manifest.json',
  ]);

  expect(await buildIn(start)).toMatchObject({ ok: true, rendered: 0 });
  expect(outputOf(out)).toEqual(before);
  expect(await buildIn(bySetting)).toMatchObject({ ok: true, rendered: 0 });
  expect(outputOf(out)).toEqual(after);
});

test('--host replaces the hosts of site.ts', async () => {
  const { out } = fixture().folders;
  const before = outputOf(out);
  await buildIn({ ...bySetting, options: { ...start.options, hosts: ['files'] } });
  expect(outputOf(out)).toEqual(before);
});

test('preview gives the same answers with and without redirect pages', async () => {
  const { out } = fixture().folders;
  const { redirects, routes } = manifestOf(out);
  const asked = [
    ...redirects.map(({ from }) => `${from}?topic=call`),
    ...routes.map(({ path }) => path),
    '/AT/help',
    '/at/index.html',
    '/no',
  ];
  expect(redirects.map(({ from }) => from)).toContain('/');
  const server = createPreviewServer(out);
  await listen(server);
  const answers = async () => {
    const all = await Promise.all(asked.map((path) => ask(server, path)));
    return all.map(({ status, headers, text }, index) => [asked[index], status, headers.location, text]);
  };
  const withPages = await answers();
  await buildIn(byOption);
  const withRules = await answers();
  await stop(server);
  expect(withRules).toEqual(withPages);
  expect(withRules.slice(0, redirects.length)).toEqual(
    redirects.map(({ from, to, status }) => [`${from}?topic=call`, status, `${to}?topic=call`, '']),
  );
});
