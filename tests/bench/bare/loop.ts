import { mkdir, writeFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { addressOf } from '../page-shapes.ts';
import { pageData, siteData } from '../site-data.ts';
import { languages, pageIds } from '../synthetic-site.ts';
import { Page } from './page.tsx';

/*
 * The floor that builds are compared with: one thread that draws every page with React and writes it. All data are in memory
 * before the clock starts; folders are made and files written in batches while the clock runs.
 * Arguments: the number of pages, and the folder to write to, which must not exist. Prints the milliseconds.
 */

const [pages = '', folder = ''] = process.argv.slice(2);
const batch = 64;

const size = { pages: Number(pages) };
// Reads the data from JSON, as usual, because texts that were joined from parts are slower to escape.
const site = flat(siteData(size));
const data = languages.map((language) => pageIds(size).map((id) => flat(pageData(id, language))));
const work = site.locales.flatMap((locale) =>
  (data[languages.indexOf(locale.language as (typeof languages)[number])] ?? []).map((page) => ({ locale, page })),
);

const started = performance.now();
for (let start = 0; start < work.length; start += batch) {
  await Promise.all(
    work.slice(start, start + batch).map(async ({ locale, page }) => {
      const html = `<!doctype html>${renderToStaticMarkup(createElement(Page, { site, locale, page }))}`;
      const parent = `${folder}${addressOf(locale.id, page.id)}`;
      await mkdir(parent, { recursive: true });
      await writeFile(`${parent}index.html`, html);
    }),
  );
}
console.log(performance.now() - started);

function flat<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data));
}
