import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { next } from '../../../cli/commands/next.ts';
import { lineOf } from '../../../generator/model/ledger.ts';
import { contentSample } from '../../support/samples/samples.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';
import { attestation } from '../ledger/small-contract.ts';
import { printed } from './printed.ts';

/* The command next: a translator gets the open text with the most weight first. */

let site: SiteFolder;
beforeEach(async () => {
  site = await siteFolder({ from: contentSample('WL4002').good });
});
afterEach(() => site.remove());

const german = 'Der {term:customer|Kunde} hält seine Zugangsdaten geheim.';
const english = 'The {term:customer|customer} keeps the credentials secret.';

async function attested(...lines: Parameters<typeof attestation>[]) {
  await mkdir(`${site.content}/terms`, { recursive: true });
  await writeFile(`${site.content}/terms/ledger.jsonl`, lines.map((line) => `${lineOf(attestation(...line))}\n`).join(''));
}
const run = async (options: Partial<Parameters<typeof next>[0]> = {}) =>
  (await printed(() => next({ content: site.content, language: 'en', ...options }))).out;

test.each<[string, Parameters<typeof attestation>, string]>([
  [
    'a stale text',
    [german.replace('seine', 'alle'), english],
    "'use.secrecy' of at in 'en' was translated, and its source has changed since. It was attested by Ada",
  ],
  [
    'a text that was edited',
    [german, english.replace('the', 'all')],
    "'use.secrecy' of at in 'en' was edited since it was attested. It was attested by Ada",
  ],
])('%s comes before those that were never attested, with its words and the command', async (_, line, sentence) => {
  await attested(line);
  const out = await run();
  expect(out).toContain(sentence);
  expect(out).toMatch(/since: .*\[-(alle|all)-\] \[\+(seine|the)\+\]/);
  expect(out).toContain(`source: ${german}`);
  expect(out).toContain(`en: ${english}`);
  expect(out).toContain('content/terms/at/en.ts › clauses.use.secrecy');
  expect(out).toContain('attest at use.secrecy --language en --status translated --by ENTRY\n');
});

test('a text that was never attested comes in its order, and one that is not written comes last', async () => {
  expect(await run()).toMatch(/^'meta\.title' of at in 'en' was never attested\. Open in this language: 10\.$/m);
  const file = `${site.content}/terms/at/en.ts`;
  await writeFile(file, (await readFile(file, 'utf8')).replace(/ {6}age: .*\n/, ''));
  expect(await run()).toContain('Open in this language: 10.');
});

test('unknown languages and documents are named, and a language without open texts', async () => {
  await expect(run({ language: 'eng' })).rejects.toThrow("'eng' is not a known language. Did you mean 'en'?");
  await expect(run({ document: 'att' })).rejects.toThrow("'att' is not a known document. Did you mean 'at'?");
  expect(await run({ language: 'de' })).toBe("No text in 'de' is open.\n");
});
