import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (name: string) => JSON.parse(readFileSync(join(process.cwd(), '../data', name), 'utf8'));

export const site = read('site.json');
export const pagesOf = (language: string) => read(`${language}.json`);
