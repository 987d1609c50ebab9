import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attest } from '../../../cli/commands/attest.ts';
import { people } from '../../../cli/commands/people.ts';
import { contentSample } from '../../support/samples/samples.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';
import { printed } from './printed.ts';

/* The command people: the pair of keys by which a person signs. */

let site: SiteFolder;
let keys: string;
beforeEach(async () => {
  site = await siteFolder({
    from: contentSample('WL4002').good,
    files: {
      'people.ts': "import { definePeople } from 'wortlaut';\nexport default definePeople({ Zoe: { name: 'Zoe', roles: ['legal'] } });\n",
    },
  });
  keys = `${await mkdtemp(`${tmpdir()}/wortlaut-`)}/keys`;
  vi.stubEnv('WORTLAUT_KEYS', keys);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(dirname(keys), { recursive: true });
  await site.remove();
});

const keyOf = (by: string) => printed(() => people('key', by, { content: site.content }));

test('the private half is kept for its owner alone, and signs for the public half in people.ts', async () => {
  const { code, out } = await keyOf('Zoe');
  expect(code).toBe(0);
  const [file = ''] = await readdir(keys);
  expect((await stat(`${keys}/${file}`)).mode & 0o777).toBe(0o600);
  expect((await stat(keys)).mode & 0o777).toBe(0o700);
  expect(await readFile(`${keys}/${file}`, 'utf8')).toContain('BEGIN PRIVATE KEY');
  const key = /key: '(ed25519:[^']+)',/.exec(out)?.[1] ?? expect.fail('no public key is printed');
  await site.write({
    'people.ts': `import { definePeople } from 'wortlaut';\nexport default definePeople({ Zoe: { name: 'Zoe', roles: ['legal'], key: '${key}' } });\n`,
  });
  await expect(keyOf('Zoe')).rejects.toThrow("'Zoe' has a key already, and its private half is on this machine.");
  await printed(() => attest('at', ['use.secrecy'], { content: site.content, language: ['de'], by: 'Zoe', status: 'approved' }));
  expect(JSON.parse((await readFile(`${site.content}/terms/ledger.jsonl`, 'utf8')).trim())).toMatchObject({
    by: 'Zoe',
    sig: expect.stringMatching(/^[A-Za-z0-9+/]{86}==$/),
  });
});

test('an unknown entry, and a folder of the site, are refused', async () => {
  await expect(keyOf('Zo')).rejects.toThrow(`'Zo' is not an entry of ${site.content}/people.ts.`);
  vi.stubEnv('WORTLAUT_KEYS', `${process.cwd()}/.wortlaut/no-keys`);
  await expect(keyOf('Zoe')).rejects.toThrow('Private keys must not be in the folder of the site.');
});
