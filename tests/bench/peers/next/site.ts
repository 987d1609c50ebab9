import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageData, SiteData } from './page-shapes.ts';

const data = join(process.cwd(), '../data');

export const site: SiteData = JSON.parse(readFileSync(join(data, 'site.json'), 'utf8'));

export const localeOf = (id: string) => site.locales.find((locale) => locale.id === id) as SiteData['locales'][number];

export const idsOf = async (language: string) => (await readdir(join(data, 'pages', language))).map((file) => file.slice(0, -'.json'.length));

export const pageOf = async (language: string, id: string): Promise<PageData> =>
  JSON.parse(await readFile(join(data, 'pages', language, `${id}.json`), 'utf8'));
