import { beforeAll, expect, test } from 'vitest';
import type { RenderedSite } from '../support/inspect.ts';
import { inspect } from '../support/inspect.ts';
import { renderedFiles } from '../support/rendered-files.ts';
import { contentSample } from '../support/samples/samples.ts';
import { siteFolder } from '../support/site-folder.ts';

/* The terms that a checkbox accepts are linked beside it. Here Austria has a contract and Switzerland has not. */

let site: RenderedSite;

beforeAll(async () => {
  const folder = await siteFolder({ from: contentSample('WL4003').good });
  site = await renderedFiles(folder.content);
  await folder.remove();
});

const form = (link: string) => `<form action="/at-de/"><fieldset><legend>Angebot</legend>
<input type="checkbox" id="accept" name="acceptTerms" required> <label for="accept">Ich nehme die Bedingungen an (Pflicht)</label> ${link}
<button>Absenden</button></fieldset></form>`;
const terms = (href: string) => form(`<a href="${href}" rel="terms-of-service">Zu den Bedingungen</a>`);

function reportedOf(page: string, main: string) {
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

test('WL3032 a box that must be ticked has a link to the terms beside it', () => {
  const [reported, ...others] = reportedOf('at-de/', form('<a href="/at-de/help/">Zur Hilfe</a>'));
  expect(others).toEqual([]);
  expect(reported?.[1]).toMatch(/^On \/at-de\/ <input .+> must be ticked, but no link beside it leads to the terms\.$/);
});
