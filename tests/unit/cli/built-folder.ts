import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Manifest } from '../../../generator/index.ts';

/** A small built site: two countries, a help page, not-found pages, one asset. */
export async function builtFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'wortlaut-preview-'));
  const files: Record<string, string> = {
    'reports/manifest.json': JSON.stringify(manifest),
    'reports/documents.json': JSON.stringify([{ document: '/at-de/terms/', language: 'de' }]),
    'secret.txt': 'outside of the site',
    'site/index.html': '<h1>Choose</h1>',
    'site/at-de/index.html': '<h1>Start</h1>',
    'site/at-de/help/index.html': `<h1>Hilfe</h1>${'<p>Text</p>'.repeat(200)}`,
    'site/at-de/404.html': '<h1>Seite fehlt</h1>',
    'site/at-de/country-missing.html': '<h1>Land fehlt</h1>',
    'site/404.html': '<h1>Page missing</h1>',
    'site/country-missing.html': '<h1>Country missing</h1>',
    'site/at/index.html': '<h1>A redirect page for hosts that know no redirects</h1>',
    'site/assets/client-abc.js': 'export {};',
    'site/favicon.svg': '<svg/>',
    'site/_headers': '/*',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

const locale = { id: 'at-de', country: 'at', language: 'de', tag: 'de-AT' };
const route = (path: string, page: string, more: object = {}) => ({
  path,
  output: path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1),
  page,
  tag: 'de-AT',
  language: 'de',
  copyLanguage: 'de',
  canonical: path,
  template: 'notice',
  alternates: [],
  status: 200 as const,
  indexed: true,
  sources: [`content/pages/${page}/page.ts`],
  ...more,
});

export const manifest: Manifest = {
  origin: 'https://www.muster.example',
  routes: [
    route('/', 'chooser', { tag: 'en', language: 'en' }),
    route('/404.html', 'missing', { status: 404, language: 'en' }),
    route('/at-de/', 'home', { locale }),
    route('/at-de/404.html', 'missing', { locale, status: 404 }),
    route('/at-de/country-missing.html', 'country-missing', { locale, status: 404 }),
    route('/at-de/help/', 'help', { locale }),
    route('/country-missing.html', 'country-missing', { status: 404, language: 'en' }),
  ],
  redirects: [
    { from: '/at/', to: '/at-de/', status: 301 },
    { from: '/at/help/', to: '/at-de/help/', status: 301 },
  ],
  table: { countries: { at: ['de'] }, pages: { '': '*', 'help/': '*' }, exact: ['/'] },
  omissions: [],
};
