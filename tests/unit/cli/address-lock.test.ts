import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { routes } from '../../../cli/commands/routes.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';
import { printed } from './printed.ts';

/* `routes --lock` records published addresses and never removes one. */

let site: SiteFolder;
beforeEach(async () => {
  site = await siteFolder();
});

const record = () => printed(() => routes({ content: site.content, format: 'text', lock: true }));
const lines = async () => (await readFile(`${site.content}/addresses.lock`, 'utf8')).split('\n').filter((line) => line.startsWith('/'));

test('it lists every page and each link target, sorted, and adds nothing the next time', async () => {
  expect(await record()).toMatchObject({ code: 0, out: `11 added, 11 in all: ${site.content}/addresses.lock\n` });
  expect((await lines()).slice(0, 4)).toEqual(['/at-de/', '/at-de/help/', '/at-de/help/#content', '/at-en/']);
  expect((await record()).out).toMatch(/^0 added, 11 in all/);
});

test('a former address stays in it until a person removes it', async () => {
  await site.write({ 'addresses.lock': '/at-de/prices/\n' });
  expect((await record()).out).toMatch(/^11 added, 12 in all/);
  expect(await lines()).toContain('/at-de/prices/');
});

test('content with errors is not recorded', async () => {
  await site.write({ 'addresses.lock': '<<<<<<< ours\n' });
  const { code, err } = await record();
  expect(code).toBe(1);
  expect(err).toContain('WL3022');
  expect(await readFile(`${site.content}/addresses.lock`, 'utf8')).toBe('<<<<<<< ours\n');
});
