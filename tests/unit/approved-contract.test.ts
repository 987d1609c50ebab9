import { mkdir, readFile, writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { editions } from '../../generator/2-check/checks/editions.ts';
import { formatFact } from '../../generator/4-render/format-fact.ts';
import { loadAndCheck } from '../../generator/compile/steps/load-and-check.ts';
import { freeze } from '../../generator/edit/freeze.ts';
import type { Content, Wording } from '../../generator/model/content.ts';
import type { Outline } from '../../generator/model/outline.ts';
import type { FactWriter } from '../../generator/model/printed-text.ts';
import { signerOf } from '../../generator/model/statements.ts';
import { contractSite } from '../support/contract-site.ts';
import { opened } from '../support/opened.ts';
import { idasPrivateKey, keepIdasKey } from '../support/people.ts';
import { runHere } from '../support/run-here.ts';
import type { SiteFolder } from '../support/site-folder.ts';

/* A contract that was approved and published does not change silently: neither its words nor what they print. */

let site: SiteFolder;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01') });
  site = await contractSite();
});
afterEach(() => {
  vi.useRealTimers();
  return site.remove();
});

async function run(command: string) {
  const keys = `${site.content}/../keys`;
  await keepIdasKey(keys);
  const end = await runHere([...command.split(' '), '--content', site.content], { environment: { WORTLAUT_KEYS: keys } });
  if (end.code) throw new Error(`${command}: ${end.stdout}${end.stderr}`);
}
const publish = () => run('edition publish at --in-force 2026-12-01 --by counsel --yes');

/** Has both languages approved, of the appendix too, and an edition in force. */
async function approveAndPublish() {
  await run('attest at --language en --status translated --by translator --yes');
  await run('attest at --language de --language en --status reviewed --by reviewer --yes');
  await run('attest at --language de --language en --status approved --by counsel --yes');
  await run('attest help --language de --status translated --by translator --yes');
  await run('attest help --language de --language en --status reviewed --by reviewer --yes');
  await run('attest help --language de --language en --status approved --by counsel --yes');
  await publish();
}

const readSite = () => loadAndCheck(opened({ content: site.content, today: '2026-12-01', production: true }));
const errors = async () =>
  (await readSite()).diagnostics.flatMap(({ code, severity, message }) => (severity === 'error' ? [`${code} ${message}`] : []));

describe('reports after approval', () => {
  test.each<[string, string, string, string, readonly string[]]>([
    ['a penalty with another amount', 'facts/contract.ts', '5_000_000', '500_000', ['WL4025', 'WL4027']],
    ['a company with another name', 'brand.ts', "provider: 'Muster GmbH'", "provider: 'Meister AG'", ['WL4025', 'WL4027']],
    ['clauses in another order', 'terms/at/outline.ts', "['secrecy', 'penalty']", "['penalty', 'secrecy']", ['WL4025', 'WL4027']],
    [
      'a word that the country spells differently',
      'countries/at.ts',
      "code: 'at',",
      "code: 'at',\n  spelling: { de: { Unternehmer: 'Verbraucher' } },",
      ['WL4025', 'WL4027'],
    ],
    ['other words of the price list', 'pages/help/de.ts', 'Schreiben Sie uns.', 'Rufen Sie uns an.', ['WL4027']],
    ['an edition of another day', 'editions/at/2026-12-01.json', '"inForce":"2026-12-01"', '"inForce":"2027-01-01"', ['WL4026']],
    ['a translation that means the opposite', 'terms/at/en.ts', 'keeps the', 'shall not keep the', ['WL4022', 'WL4027']],
  ])('%s', async (_, path, from, to, codes) => {
    await approveAndPublish();
    expect((await errors()).filter((error) => /WL40(?:2|6)/.test(error))).toEqual([]);
    const text = await readFile(`${site.content}/${path}`, 'utf8');
    expect(text).toContain(from);
    await site.write({ [path]: text.replace(from, to) });
    expect((await errors()).join('\n')).toMatch(new RegExp(codes.map((code) => `(?=[\\s\\S]*${code} )`).join('')));
  });
});

const secrets = ['Kunde', 'Unternehmer', 'Zugangsdaten', 'Preisliste', 'Nutzung', 'Geltung'];

interface Printing {
  readonly content: Content;
  readonly writeFact?: FactWriter;
}

/** Kind of change → the site after it; the number chooses one of many. */
const changes: Readonly<Record<string, (content: Content, number: number) => Printing>> = {
  fact: (content, number) => {
    const entry = content.facts.get('contract.penalty');
    const value = { ...entry?.value, minor: number };
    return { content: { ...content, facts: new Map([...content.facts, ['contract.penalty', { ...entry, value } as never]]) } };
  },
  name: (content, number) => ({
    content: { ...content, brand: { ...content.brand, value: { ...content.brand.value, provider: `GmbH ${number}` } } },
  }),
  spelling: (content, number) => {
    const entry = content.countries.get('at');
    const value = { ...entry?.value, spelling: { de: { [secrets[number % secrets.length] ?? '']: `Wort${number}` } } };
    return { content: { ...content, countries: new Map([...content.countries, ['at', { ...entry, value } as never]]) } };
  },
  outline: (content, number) => ({
    content: withPage(content, 'terms-at', ({ definition, ...page }) => {
      const { outline } = definition.value.structure as { outline: Outline };
      const sections = shuffled(outline.sections, number);
      return {
        ...page,
        definition: {
          ...definition,
          value: { ...definition.value, structure: { ...definition.value.structure, outline: { ...outline, sections } } },
        },
      };
    }),
  }),
  appendix: (content, number) => ({
    content: withPage(content, 'help', ({ copies, ...page }) => {
      const key = ['heading', 'text', 'button'][number % 3] ?? '';
      return {
        ...page,
        copies: new Map([...copies].map(([tag, copy]) => [tag, { ...copy, value: { ...copy.value, [key]: `Wort ${number}` } as Wording }])),
      };
    }),
  }),
  formatter: (content, number) => ({
    content,
    writeFact: (fact, tag, surface) => formatFact(fact, tag, surface).replace(/\D(?=\d{3})|$/, ['’', ' ', ' EUR', '*'][number % 4] ?? ''),
  }),
};

type ContractPage = Content['contracts'] extends ReadonlyMap<string, infer Page> ? Page : never;
const withPage = (content: Content, id: string, change: (page: ContractPage) => ContractPage): Content => ({
  ...content,
  contracts: new Map([...content.contracts].map(([name, page]) => [name, name === id ? change(page) : page])),
});

/** The sections in one of the seven other orders of themselves and their clauses. */
function shuffled(sections: Outline['sections'], number: number): Outline['sections'] {
  const order = (number % 7) + 1;
  const swapped = Object.entries(sections).map(
    ([name, clauses], index) => [name, order & (1 << index) ? clauses.toReversed() : clauses] as const,
  );
  return Object.fromEntries(order & 4 ? swapped.toReversed() : swapped);
}

test('reports 200 changes of what a published contract prints', async () => {
  await publish();
  const { content } = await readSite();
  if (!content) throw new Error('The site cannot be read.');
  const findings = ({ content: after, writeFact = formatFact }: Printing) =>
    [editions.run(after, { writeFact, production: true, today: '2026-12-01' } as never)].flat();
  expect(findings({ content })).toEqual([]);
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(changes)), fc.nat({ max: 999 }), (kind, number) => {
      const after = changes[kind]?.(content, number) ?? { content };
      expect(findings(after).map(({ code, severity }) => `${code} ${severity}`)).toContain('WL4027 error');
    }),
    { numRuns: 200, seed: 1 },
  );
});

const edition = (content: Content) =>
  freeze(content, {
    document: 'at',
    inForce: '2027-03-01',
    by: 'counsel',
    at: '2026-12-01',
    writeFact: formatFact,
    sign: signerOf(idasPrivateKey),
  });

test('freezing twice gives the same bytes', async () => {
  const [first, second] = [(await readSite()).content, (await readSite()).content].map((content) => content && edition(content));
  expect(first).toHaveProperty('files');
  expect(first).toEqual(second);
});

test('a publication that is killed between its files leaves no edition, and is made by the next one', async () => {
  const { content } = await readSite();
  const frozen = content && edition(content);
  if (!frozen || 'fault' in frozen) throw new Error('The contract cannot be published.');
  const files = [...frozen.files];
  expect(files.at(-1)?.[0]).toBe('2027-03-01.json');
  await mkdir(`${site.content}/editions/at`, { recursive: true });
  for (const [name, text] of files.slice(0, -1)) {
    await writeFile(`${site.content}/editions/at/${name}`, text);
    const { content: present, diagnostics } = await readSite();
    expect(present?.editions).toEqual([]);
    expect(diagnostics.filter(({ code }) => code === 'WL4026' || code === 'WL1018')).toEqual([]);
  }
  await run('edition publish at --in-force 2027-03-01 --by counsel --yes');
  expect(await readFile(`${site.content}/editions/at/2027-03-01.json`, 'utf8')).toBe(frozen.files.get('2027-03-01.json'));
});
