import { readdir, readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { openDevSite } from '../../cli/server/dev-site.ts';
import { start } from '../support/command.ts';
import { root } from '../support/paths.ts';
import { runHere as run } from '../support/run-here.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';
import { contentsOf } from '../support/snapshot.ts';

/* A draft has a folder and a build state of its own, and can never be taken for a site for visitors. */

let folder: SiteFolder;
let out: string;
const build = (...given: string[]) => run(['build', '--content', folder.content, ...given]);

beforeAll(async () => {
  folder = await siteFolder({ without: ['pages/help/de.ts'] });
  out = `${folder.out}/draft`;
  expect((await build('--draft', '--out', out)).code).toBe(0);
});

test('search engines are kept from every page of a draft, by each possible means', async () => {
  const site = `${out}/site`;
  const { routes } = JSON.parse(await readFile(`${out}/reports/manifest.json`, 'utf8')) as { routes: { output: string }[] };
  expect(routes.length).toBeGreaterThan(5);
  for (const { output } of routes) {
    const html = await readFile(`${site}/${output}`, 'utf8');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<aside class="draft-notice"');
    expect(html).not.toMatch(/hreflang="x-default"| style=/);
  }
  expect(await readFile(`${site}/robots.txt`, 'utf8')).toBe('User-agent: *\nDisallow: /\n');
  expect((await build('--draft', '--host', 'nginx', '--out', `${out}-nginx`)).code).toBe(0);
  expect(await readFile(`${out}-nginx/host/nginx/site.conf`, 'utf8')).toContain('add_header X-Robots-Tag "noindex" always;');
  expect(await readdir(site)).not.toContain('sitemap.xml');
});

test('an unchanged draft is not built again, and its state is separate from that of the site for visitors', async () => {
  expect((await build('--draft', '--out', out)).stderr).toContain('Nothing has changed');
  const whole = await siteFolder();
  const own = (...given: string[]) => run(['build', '--content', whole.content, '--out', `${whole.out}/one`, ...given]);
  expect((await own('--draft')).code).toBe(0);
  const { stderr } = await own();
  expect(stderr).not.toContain('Nothing has changed');
  expect(await readFile(`${whole.out}/one/site/at-de/index.html`, 'utf8')).not.toContain('draft');
});

test('a draft after edits equals a clean build, byte for byte', async () => {
  const text = await readFile(`${folder.content}/pages/help/en.ts`, 'utf8');
  await folder.write({ 'pages/help/en.ts': text.replace('Write to us.', 'Call us.') });
  const { code, stderr } = await build('--draft', '--out', out);
  // The English page and those that show its texts instead of German ones.
  expect([code, stderr]).toEqual([0, expect.stringMatching(/; 4 pages rendered\./)]);
  expect(await readFile(`${out}/site/ch-de/help/index.html`, 'utf8')).toContain('lang="en" data-draft>Call us.</p>');
  expect((await build('--draft', '--force', '--out', `${folder.out}/clean`)).code).toBe(0);
  expect(contentsOf(`${out}/site`)).toEqual(contentsOf(`${folder.out}/clean/site`));
});

test('a draft does not replace a site for visitors', async () => {
  const whole = await siteFolder();
  expect((await run(['build', '--content', whole.content, '--out', whole.out])).code).toBe(0);
  const { code, stderr } = await run(['build', '--content', whole.content, '--draft', '--out', whole.out]);
  expect([code, stderr]).toEqual([
    2,
    `'${whole.out}' contains a site for visitors, which --draft must not replace. Name another folder with --out.\n`,
  ]);
});

test.each([
  [['--production'], '--draft builds a site for authors, and --production one for visitors. Give only one.'],
  [['--pseudo'], '--pseudo and --draft build two different sites. Give only one.'],
])('a draft is not made with %s', async (options, sentence) => {
  const { code, stderr } = await build('--draft', ...options, '--out', `${folder.out}/both`);
  expect([code, stderr]).toEqual([2, `${sentence}\n`]);
});

test('preview prints that it serves a draft', async () => {
  const { process: child, ended } = start(['preview', '--out', out, '--port', '0']);
  let said = '';
  const greeted = new Promise<void>((done) => {
    child.stderr?.on('data', (text) => {
      said += text;
      if (said.includes('http://')) done();
    });
  });
  await Promise.race([greeted, ended]);
  child.kill('SIGTERM');
  await ended;
  expect(said).toContain(`serves the draft in ${out}/site, which is not for visitors, like a host`);
});

test('WL2005, WL2033 dev shows a draft on request; otherwise a missing text is an error there, as in a build', async () => {
  const site = openDevSite({ root, content: folder.content, draft: true });
  expect(String((await site.respond('/at-de/help/')).body)).toContain('<h1 lang="en" data-draft>Help</h1>');
  expect((await site.respond('/wortlaut-draft.css')).type).toContain('text/css');
  expect((await site.state()).diagnostics.map(({ code }) => code)).toEqual(['WL2033']);
  const usual = openDevSite({ root, content: folder.content });
  expect((await usual.state()).diagnostics.map(({ code }) => code)).toContain('WL2005');
  await Promise.all([site.close(), usual.close()]);
});
