import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { attest } from '../../cli/commands/attest.ts';
import { documentList } from '../../generator/4-render/accepted-document.ts';
import { formatFact } from '../../generator/4-render/format-fact.ts';
import { loadAndCheck } from '../../generator/compile/steps/load-and-check.ts';
import { plan } from '../../generator/compile/steps/stages.ts';
import { groupByCause } from '../../generator/diagnostics/report/group-by-cause.ts';
import { attestedTexts } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { keepIdasKey } from '../support/people.ts';
import { contentSample } from '../support/samples/samples.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';
import { printed } from './cli/printed.ts';

/* Texts of customers cannot change silently: an approval ends, and leads carry another hash, whatever the change is made of. */

let site: SiteFolder;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01') });
  site = await siteFolder({ from: contentSample('WL4002').good });
  vi.stubEnv('WORTLAUT_KEYS', `${site.content}/../keys`);
  await keepIdasKey(`${site.content}/../keys`);
  await edit(
    'terms/at/de.ts',
    'hält seine Zugangsdaten geheim.',
    'hält seine Zugangsdaten geheim; die Vertragsstrafe beträgt {fact:offer.price} und geht an {brand:provider}.',
  );
  await edit(
    'terms/at/en.ts',
    'keeps the credentials secret.',
    'keeps the credentials secret; the penalty is {fact:offer.price} and goes to {brand:provider}.',
  );
  await edit('terms/at/de.ts', 'gilt auch hier.', 'gilt auch hier, und die {doc:prices|Preisliste}.');
  await edit('terms/at/en.ts', 'applies here too.', 'applies here too, and the {doc:prices|price list}.');
  const by = (name: string, status: string, document: string) =>
    printed(() => attest(document, [], { content: site.content, language: ['de'], by: name, status, yes: true }));
  await by('Ada', 'translated', 'help');
  for (const document of ['at', 'ch', 'help']) {
    await by('Bo', 'reviewed', document);
    await by('Ida', 'approved', document);
  }
});
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await site.remove();
});

async function edit(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(`${site.content}/${path}`, 'utf8');
  expect(text).toContain(from);
  await writeFile(`${site.content}/${path}`, text.replace(from, to));
}

/** The findings about attestations, the clauses that are approved, and the hashes of the German documents. */
async function state() {
  const { content, diagnostics } = await loadAndCheck(opened({ content: site.content }));
  if (!content) return expect.fail('the content does not load');
  const approved = attestedTexts(content, formatFact).flatMap(({ state: of, clause, document }) =>
    of === 'approved' ? `${document} ${clause}` : [],
  );
  const hashes = documentList({ content, today: '2026-11-21', writeFact: formatFact }, plan(content).manifest).flatMap(
    ({ document, hash, language }) => (language === 'de' ? [[document, hash] as const] : []),
  );
  return { findings: groupByCause(diagnostics.filter(({ code }) => /WL402/.test(code))), approved, hashes: Object.fromEntries(hashes) };
}

interface Change {
  readonly name: string;
  readonly edits: readonly (readonly [path: string, from: string, to: string])[];
  /** The beginnings of the messages, in order. */
  readonly messages: readonly string[];
  /** The documents with another hash. */
  readonly hashes: readonly string[];
  readonly unapproved: readonly string[];
}

const changes: readonly Change[] = [
  {
    name: 'a fact',
    edits: [['facts/offer.ts', 'minor: 24900', 'minor: 25000']],
    messages: [
      "'use.secrecy' of at was approved by Ida on 2026-12-01 and is printed otherwise now, because offer.price has changed: … die Vertragsstrafe beträgt € [-249-] [+250+] und geht an Muster GmbH.",
    ],
    hashes: ['at', 'ch'],
    unapproved: ['at use.secrecy'],
  },
  {
    name: 'a name of the brand',
    edits: [['brand.ts', "'Muster GmbH'", "'Muster AG'"]],
    messages: [
      "'use.secrecy' of at was approved by Ida on 2026-12-01 and is printed otherwise now, because provider of the brand has changed: … und geht an Muster [-GmbH.-] [+AG.+]",
    ],
    hashes: ['at', 'ch'],
    unapproved: ['at use.secrecy'],
  },
  {
    name: 'the order of the outline',
    edits: [['terms/at/outline.ts', "use: ['secrecy', 'changes']", "use: ['changes', 'secrecy']"]],
    messages: [
      "'use.secrecy' of at was approved by Ida on 2026-12-01 and is printed otherwise now, because the outline has changed: [-2.1-] [+2.2+]",
    ],
    hashes: ['at', 'ch'],
    unapproved: ['at use.secrecy', 'at use.changes', 'ch use.changes', 'ch use.resale'],
  },
  {
    name: 'the spelling of a country',
    edits: [['countries/ch.ts', "domain: 'ch", "spelling: { de: { Vertragsstrafe: 'Spende' } },\n  domain: 'ch"]],
    messages: [
      "'use.secrecy' of ch was approved by Ida on 2026-12-01 and is printed otherwise now, because the spelling in content/countries/ch.ts has changed: … seine Zugangsdaten geheim; die [-Vertragsstrafe-] [+Spende+]",
    ],
    hashes: ['ch'],
    unapproved: ['at use.secrecy'],
  },
  {
    name: 'words of an appendix',
    edits: [['pages/help/de.ts', 'Schreiben Sie uns.', 'Rufen Sie uns an.']],
    messages: ["'text' was edited after its status 'approved'"],
    hashes: ['at'],
    unapproved: ['help text'],
  },
  {
    name: 'a name in the title of an appendix',
    edits: [['brand.ts', "product: 'Muster'", "product: 'Neu'"]],
    messages: [
      "'meta.title' of help was approved by Ida on 2026-12-01 and is printed otherwise now, because product of the brand has changed: Hilfe | [-Muster-] [+Neu+]",
    ],
    hashes: [],
    unapproved: ['help meta.title', 'help meta.description'],
  },
  {
    name: 'the title of a contract',
    edits: [['terms/at/de.ts', "  title: 'AGB',", "  title: 'Bedingungen',"]],
    messages: ["'title' was edited after its status 'approved'"],
    hashes: ['at'],
    unapproved: ['at title'],
  },
  {
    name: 'its own words',
    edits: [['terms/at/de.ts', 'hält seine', 'hält alle']],
    messages: ["'use.secrecy' was edited after its status 'approved'"],
    hashes: ['at', 'ch'],
    unapproved: ['at use.secrecy'],
  },
];

test.each(changes)('WL4025 the change of $name', async ({ edits, messages, hashes, unapproved }) => {
  const before = await state();
  expect([before.findings.map(({ message }) => message), before.approved.length > 6]).toEqual([[], true]);
  for (const [path, from, to] of edits) await edit(path, from, to);
  const after = await state();
  for (const [path, from, to] of edits) await edit(path, to, from);
  expect(after.findings.map(({ message }, index) => message.slice(0, messages[index]?.length))).toEqual(messages);
  expect(before.approved.filter((clause) => !after.approved.includes(clause))).toEqual(unapproved);
  const changed = Object.keys(before.hashes).filter((document) => before.hashes[document] !== after.hashes[document]);
  expect(changed.map((path) => path.slice(1, 3)).sort()).toEqual(hashes);
});

test('the hash of a document is the SHA-256 of its text, whatever the day of a fact is', async () => {
  const before = await state();
  await edit('facts/offer.ts', "asOf: '2026-11-01'", "asOf: '2026-11-02'");
  expect((await state()).hashes).toEqual(before.hashes);
});
