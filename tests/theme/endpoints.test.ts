import { afterEach, expect, test } from 'vitest';
import { foundIn } from '../support/project-copy.ts';
import { openReadingRoom } from './reading-room-site.ts';

/* The forms of a site may be sent to an endpoint of its theme, or to another program of its server, under any name below /api/. */

const room = openReadingRoom();
afterEach(() => room.restore());

const form = '<form method="post" action={usePage().leadEndpoint}><button type="submit">{copy.heading}</button></form>';

function writeForm(action = 'usePage().leadEndpoint'): void {
  const page = 'runtime/pages/leaflet.tsx';
  room.edit(
    page,
    "import type { ReactNode } from 'react';",
    "import type { ReactNode } from 'react';\nimport { usePage } from 'wortlaut/react';",
  );
  room.edit(page, '    </article>', `      ${form.replace('usePage().leadEndpoint', action)}\n    </article>`);
}
const answer = () =>
  room.edit(
    'runtime/theme.ts',
    '  templates,',
    "  templates,\n  endpoints: { '/api/letters': async () => async () => new Response('thanks') },",
  );
const sendTo = (endpoint: string) => room.edit('content/site.ts', '  fallbacks: {},', `  fallbacks: {},\n  leadEndpoint: '${endpoint}',`);
const findings = async () =>
  foundIn(await room.command(['build', '--format', 'json'])).filter(({ code }) => code !== 'WL1046' && !code.startsWith('WL2'));

test('WL6030 a site that does not name an endpoint sends its forms to that of its theme, and the finding names it', async () => {
  writeForm();
  answer();
  const [finding, ...others] = await findings();
  expect(finding).toMatchObject({ code: 'WL6030', hint: expect.stringMatching(/^Write leadEndpoint: '\/api\/letters' if/) });
  expect(others).toEqual([]);
  expect(room.built('en/hours/index.html')).toContain('<form action="/api/letters" method="post">');
}, 120_000);

test('a site sends its forms to an endpoint of its theme', async () => {
  writeForm();
  answer();
  sendTo('/api/letters');
  expect(await findings()).toEqual([]);
}, 120_000);

test('WL3012 an endpoint that its theme does not have is an error', async () => {
  writeForm();
  answer();
  sendTo('/api/leters');
  expect((await findings()).map(({ code, message }) => [code, message])).toContainEqual([
    'WL3012',
    expect.stringContaining('leads to /api/leters, which is not a page of the site'),
  ]);
}, 120_000);

test('a site whose theme has no endpoints sends its forms to another program of its server', async () => {
  writeForm();
  sendTo('/api/letters/2');
  expect(await findings()).toEqual([]);
}, 120_000);

test('WL1002 a path outside of /api/ is not an endpoint', async () => {
  sendTo('/letters');
  expect(await findings()).toMatchObject([
    { file: 'content/site.ts', message: expect.stringContaining("a path below /api/, an https address or 'none'") },
  ]);
}, 120_000);
