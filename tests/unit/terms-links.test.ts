import { cp, writeFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import type { RenderedSite } from '../support/inspect.ts';
import { inspect } from '../support/inspect.ts';
import { renderedFiles } from '../support/rendered-files.ts';
import { contentSample } from '../support/samples/samples.ts';
import { siteFolder } from '../support/site-folder.ts';

/* The terms that a checkbox accepts are linked beside it. Here Austria has a contract and Switzerland has not, or only announces it. */

let siteWithoutSwissTerms: RenderedSite;
let siteWithAnnouncement: RenderedSite;

const announcement = `import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  source: 'en',
  variantOf: 'terms-at',
  addresses: [{ path: '/ch-de/agb', country: 'ch', language: 'de', canonical: true }],
  structure: { mood: 'waiting', way: 'home' },
});
`;

beforeAll(async () => {
  const folder = await siteFolder({ from: contentSample('WL4003').good });
  siteWithoutSwissTerms = await renderedFiles(folder.content);
  await cp(`${folder.content}/pages/help`, `${folder.content}/terms/ch`, { recursive: true });
  await writeFile(`${folder.content}/terms/ch/page.ts`, announcement);
  siteWithAnnouncement = await renderedFiles(folder.content);
});

const form = (link: string) => `<form action="/at-de/"><fieldset><legend>Angebot</legend>
<input type="checkbox" id="accept" name="acceptTerms" required> <label for="accept">Ich nehme die Bedingungen an (Pflicht)</label> ${link}
<button>Absenden</button></fieldset></form>`;
const terms = (href: string) => form(`<a href="${href}" rel="terms-of-service">Zu den Bedingungen</a>`);

function reportedOf(page: string, main: string, site = siteWithoutSwissTerms) {
  const html = site.files.get(`${page}index.html`) as string;
  const changed = html.replace(/<\/main>/, () => `${main}</main>`);
  const files = new Map(site.files).set(`${page}index.html`, changed);
  return inspect({ ...site, files })
    .filter(({ code }) => code === 'WL3032')
    .map(({ message, hint, severity }) => [severity, message, hint]);
}

test('WL3032 a link to the terms leads to the contract of the country, in any language', () => {
  expect(reportedOf('at-de/', terms('/at-at/agb/'))).toEqual([]);
  expect(reportedOf('at-en/', terms('/at-en/terms/#use'))).toEqual([]);
});

test.each(['/at-de/', '/at-de/help/', '/', 'https://www.muster.example/at-de/'])(
  'WL3032 a link to the terms that leads to %s is an error',
  (href) => {
    expect(reportedOf('at-de/', terms(href))).toEqual([
      ['error', expect.stringMatching(/^On \/at-de\/ <a .* leads to .*, which is not the contract of Austria\.$/), 'Lead to /at-at/agb/.'],
    ]);
  },
);

test('WL3032 the contract of another country is an error', () => {
  expect(reportedOf('ch-de/', terms('/at-at/agb/'))).toEqual([
    [
      'error',
      expect.stringContaining('leads to /at-at/agb/, which is not the contract of Switzerland.'),
      'Add a contract document for Switzerland, or delete the form there.',
    ],
  ]);
});

test('WL3032 a page in the place of a contract cannot be accepted, but a box may be beside a link to it', () => {
  expect(reportedOf('ch-de/', terms('/ch-de/agb/'), siteWithAnnouncement)).toEqual([
    [
      'error',
      expect.stringContaining('leads to /ch-de/agb/, which only announces the contract of Switzerland: visitors cannot accept it.'),
      'Write the contract, or let the box announce it beside a link without rel="terms-of-service".',
    ],
  ]);
  const announced = form('<a href="/ch-de/agb/">Zu den Bedingungen</a>');
  expect(reportedOf('ch-de/', announced, siteWithAnnouncement)).toEqual([]);
  expect(reportedOf('at-de/', announced, siteWithAnnouncement)).toHaveLength(1);
});

test('WL3032 a box that must be ticked has a link to the terms beside it', () => {
  const [reported, ...others] = reportedOf('at-de/', form('<a href="/at-de/help/">Zur Hilfe</a>'));
  expect(others).toEqual([]);
  expect(reported?.[1]).toMatch(/^On \/at-de\/ <input .+> must be ticked, but no link beside it leads to the terms\.$/);
});
