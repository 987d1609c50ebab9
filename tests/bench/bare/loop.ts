import { mkdirSync, writeFileSync } from 'node:fs';
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
 * Arguments: the number of pages, the folder to write to, which must not exist, and `synchronous` to write page by page, which costs least.
 * Prints the milliseconds, and those of processor time.
 */

const [pages = '', folder = '', writing] = process.argv.slice(2);
const batch = 64;

const size = { pages: Number(pages) };
// Reads the data from JSON, as usual, because texts that were joined from parts are slower to escape.
const site = flat(siteData(size));
const data = languages.map((language) => pageIds(size).map((id) => flat(pageData(id, language))));
const work = site.locales.flatMap((locale) =>
  (data[languages.indexOf(locale.language as (typeof languages)[number])] ?? []).map((page) => ({ locale, page })),
);

const started = { time: performance.now(), processor: process.cpuUsage() };
await (writing === 'synchronous' ? writeOneByOne() : writeTogether());
const { user, system } = process.cpuUsage(started.processor);
console.log(performance.now() - started.time, (user + system) / 1000);

/** The quickest way: the system keeps what is written, and nothing waits. */
function writeOneByOne(): void {
  for (const one of work) {
    const { html, parent } = drawn(one);
    mkdirSync(parent, { recursive: true });
    writeFileSync(`${parent}index.html`, html);
  }
}

async function writeTogether(): Promise<void> {
  for (let start = 0; start < work.length; start += batch) {
    await Promise.all(
      work.slice(start, start + batch).map(async (one) => {
        const { html, parent } = drawn(one);
        await mkdir(parent, { recursive: true });
        await writeFile(`${parent}index.html`, html);
      }),
    );
  }
}

function drawn({ locale, page }: (typeof work)[number]) {
  const html = `<!doctype html>${renderToStaticMarkup(createElement(Page, { site, locale, page }))}`;
  return { html, parent: `${folder}${addressOf(locale.id, page.id)}` };
}

function flat<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data));
}
