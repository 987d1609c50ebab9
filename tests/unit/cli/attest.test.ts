import { mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UsageError } from '../../../cli/command-errors.ts';
import { attest } from '../../../cli/commands/attest.ts';
import { claims } from '../../../cli/commands/claims.ts';
import { coverage } from '../../../cli/commands/coverage.ts';
import { explain } from '../../../cli/commands/explain.ts';
import { next } from '../../../cli/commands/next.ts';
import { formatFact } from '../../../generator/4-render/format-fact.ts';
import { loadAndCheck } from '../../../generator/compile/steps/load-and-check.ts';
import { attestedTexts, readContent } from '../../../generator/index.ts';
import { startProcess } from '../../support/command.ts';
import { opened } from '../../support/opened.ts';
import { idasKey, keepIdasKey } from '../../support/people.ts';
import { runHere as run } from '../../support/run-here.ts';
import { contentSample } from '../../support/samples/samples.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';
import { printed } from './printed.ts';

/* The command attest for the terms of Austria in German (the source) and English, and those of Switzerland, which inherit nearly all. */

let site: SiteFolder;
const today = '2026-12-01';
let ledger: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(today) });
  site = await siteFolder({ from: contentSample('WL4002').good });
  ledger = `${site.content}/terms/ledger.jsonl`;
  vi.stubEnv('WORTLAUT_KEYS', `${site.content}/../keys`);
  await keepIdasKey(`${site.content}/../keys`);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  return site.remove();
});

type Options = Partial<Parameters<typeof attest>[2]>;
const runAttest = (options: Options, clauses: readonly string[] = ['use.secrecy'], document = 'at') =>
  printed(() => attest(document, clauses, { content: site.content, language: ['en'], by: 'Ada', yes: true, ...options }));
const lines = async () => (await readFile(ledger, 'utf8').catch(() => '')).split('\n').slice(0, -1);
const edit = async (language: string, from: string, to: string) => {
  const file = `${site.content}/terms/at/${language}.ts`;
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
};
const changeSource = () => edit('de', 'hält seine', 'hält alle');
const textNamed = async (name: string, id: string, language: string) => {
  const { content } = await readContent(opened({ content: site.content }));
  const texts = content ? attestedTexts(content, formatFact) : [];
  return texts.find(({ clause, document, language: of }) => clause === id && of === language && document === name);
};
const stateOf = async (id: string, language = 'en') => (await textNamed('at', id, language))?.state;
const codes = async () => (await loadAndCheck(opened({ content: site.content }))).diagnostics.map(({ code }) => code);

test('a clause goes from the first translation to the approval', async () => {
  expect(await runAttest({ status: 'translated' })).toEqual({ code: 0, out: "1 text of 'at' in 'en' is translated now.\n", err: '' });
  await runAttest({ status: 'reviewed', by: 'Bo', note: 'read twice' });
  expect(await stateOf('use.secrecy')).toBe('reviewed');
  await runAttest({ status: 'approved', by: 'Ida' });
  expect(await stateOf('use.secrecy')).toBe('approved');
  const entries = (await lines()).map((line) => JSON.parse(line));
  expect(entries.map(({ status, by, note }) => [status, by, note])).toEqual([
    ['translated', 'Ada', undefined],
    ['reviewed', 'Bo', 'read twice'],
    ['approved', 'Ida', undefined],
  ]);
  expect(entries.map(({ supersedes }) => supersedes)).toEqual([undefined, entries[0].check, entries[1].check]);
  await writeFile(ledger, `${[entries[0], entries[2]].map((line) => JSON.stringify(line)).join('\n')}\n`);
  expect(await codes()).toContain('WL4021');
  expect(entries[0]).toMatchObject({
    at: today,
    source: 'Der {term:customer} hält seine Zugangsdaten geheim.',
  });
});

test('explain prints the last attestation in one sentence, even if it is outdated', async () => {
  const reported = async () => {
    const { out } = await printed(() => explain('/at-en/terms/#use.secrecy', { content: site.content, all: true }));
    return /^ +((?:draft|stale|translated|reviewed|approved)\b.*?)(?:;.*)?$/m.exec(out)?.[1];
  };
  expect(await reported()).toBe('draft: not attested as translated');
  await runAttest({ status: 'translated' });
  await runAttest({ status: 'reviewed', by: 'Bo' });
  await runAttest({ status: 'approved', by: 'Ida' });
  expect(await reported()).toBe(`approved by Ida on ${today}`);
  await edit('en', 'the credentials', 'all credentials');
  expect(await reported()).toBe(`draft: edited since Ida approved it on ${today}`);
  await changeSource();
  expect(await reported()).toBe(`stale: the source has changed since Ida approved it on ${today}`);
});

test('without texts a draft is recorded for each one that no line is about', async () => {
  await runAttest({ status: 'translated' });
  expect((await runAttest({ status: 'draft' }, [])).out).toContain("\n9 texts of 'at' in 'en' are draft now.\n");
  expect((await runAttest({ status: 'draft' }, [])).out).toBe(
    "Nothing to do: all 10 texts of 'at' in 'en' already have the status draft or a higher one.\n",
  );
});

test('without texts they are listed as they are printed, and a person confirms them', async () => {
  await runAttest({ status: 'translated' });
  await runAttest({ status: 'translated' }, []);
  const before = await lines();
  const { stdout, stderr, code } = await run([
    ...['attest', 'at', '--language', 'en', '--status', 'reviewed', '--by', 'Bo', '--content', site.content],
  ]);
  expect(stdout).toContain("'use.secrecy' of at in 'en' reviewed:\n  2.1 The customer keeps the credentials secret.\n");
  expect(stdout).toContain("'title' of at in 'en' reviewed:\n  Terms\n");
  expect([stdout.split('\n').length, code, stderr]).toEqual([21, 2, expect.stringContaining('Nothing was written.')]);
  expect(await lines()).toEqual(before);
});

describe.each([
  ['title', 'at', 'terms/at', ['AGB', 'Bedingungen'], ['Terms', 'Conditions'], '\n  title: '],
  ['meta.description', 'at', 'terms/at', ['Die Bedingungen.', 'Alle Bedingungen.'], ['The terms.', 'All terms.'], ''],
  ['text', 'help', 'pages/help', ['Write to us', 'Write to all of us'], ['Schreiben Sie uns', 'Schreiben Sie uns allen'], ''],
])('the text %s of %s, which is not a clause,', (id, document, folder, source, translation, key) => {
  const [from, to] = document === 'at' ? ['de', 'en'] : ['en', 'de'];
  const file = (language: string) => `../../${folder}/${language}`;
  const change = (language: string, [before, after]: readonly string[]) => edit(file(language), `${key}'${before}`, `${key}'${after}`);
  const state = async () => (await textNamed(document, id, to))?.state;
  const attestAs = (status: string, by: string) => runAttest({ status, by, language: [to] }, [id], document);
  const found = async () =>
    (await loadAndCheck(opened({ content: site.content }))).diagnostics.map(({ code, message }) => `${code} ${message}`);

  beforeEach(async () => {
    await edit('de', 'gilt auch hier.', 'gilt auch hier, und die {doc:prices|Hilfe}.');
    await edit('en', 'applies here too.', 'applies here too, and the {doc:prices|help}.');
  });

  test('has the states of a clause', async () => {
    expect(await state()).toBe('draft');
    for (const [status, by] of [
      ['translated', 'Ada'],
      ['reviewed', 'Bo'],
      ['approved', 'Ida'],
    ] as const) {
      await attestAs(status, by);
      expect(await state()).toBe(status);
    }
    const report = await printed(() => coverage({ content: site.content, format: 'json' }));
    const cell = JSON.parse(report.out).cells.find(
      (one: Record<string, unknown>) => one.kind === 'terms' && one.name === document && one.where === to,
    );
    expect(cell.states.approved).toBe(1);
    await change(to, translation);
    expect(await state()).toBe('draft');
    expect(await found()).toEqual([expect.stringContaining(`WL4022 '${id}' was edited after its status 'approved' of ${today} (Ida)`)]);
    await change(from, source);
    expect(await state()).toBe('stale');
    expect(await found()).toEqual([expect.stringContaining(`WL4020 The source of '${id}' has changed since this text was approved`)]);
    const { out } = await printed(() => next({ content: site.content, language: to, document }));
    expect(out).toContain(`'${id}' of ${document} in '${to}' was approved, and its source has changed since.`);
    expect(out).toContain(`content/${folder}/${to}.ts › ${id}\n`);
  });
});

test('without texts the command changes all of the document, except clauses with a higher status', async () => {
  await runAttest({ status: 'translated' });
  await runAttest({ status: 'reviewed', by: 'Bo' });
  expect((await runAttest({ status: 'translated' }, [])).out).toContain("\n9 texts of 'at' in 'en' are translated now.\n");
  expect(await stateOf('use.secrecy')).toBe('reviewed');
  expect((await runAttest({ status: 'translated' }, [])).out).toBe(
    "Nothing to do: all 10 texts of 'at' in 'en' already have the status translated or a higher one.\n",
  );
  expect(await lines()).toHaveLength(11);
});

describe('WL4020 a clause whose source has changed', () => {
  beforeEach(async () => {
    await runAttest({ status: 'translated' }, []);
    await runAttest({ status: 'reviewed', by: 'Bo' });
    await changeSource();
    expect(await codes()).toEqual(['WL4020']);
  });

  test('is translated again', async () => {
    await edit('en', 'the credentials', 'all credentials');
    await runAttest({ status: 'translated' });
    expect([await stateOf('use.secrecy'), await codes()]).toEqual(['translated', []]);
  });

  test('keeps its status for a reason if its meaning is unchanged', async () => {
    expect((await runAttest({ by: 'Bo', editorial: 'seine means alle' }, [])).out).toContain("\n1 text of 'at' in 'en' is reviewed now.\n");
    expect([await stateOf('use.secrecy'), await codes()]).toEqual(['reviewed', []]);
    expect(JSON.parse((await lines()).at(-1) ?? '').note).toBe('seine means alle');
  });

  const same = "The text of 'use.secrecy' is the same as before its source changed. Carry the change over first;";
  test.each([{ status: 'translated' }, { status: 'reviewed', by: 'Bo' }, { status: 'approved', by: 'Ida' }])(
    'is not $status while the text is the same as before, unless a note gives the reason',
    async (options) => {
      const before = await lines();
      await expect(runAttest(options)).rejects.toThrow(same);
      await expect(runAttest(options, [])).rejects.toThrow(same);
      expect(await lines()).toEqual(before);
    },
  );

  test('is translated without a change, for a reason that is recorded', async () => {
    await runAttest({ status: 'translated', unchanged: 'the translation said so before its source did' });
    expect([await stateOf('use.secrecy'), await codes()]).toEqual(['translated', []]);
    expect(JSON.parse((await lines()).at(-1) ?? '').note).toBe('the translation said so before its source did');
  });

  test('the reason is required for unchanged texts and refused for others', async () => {
    await expect(runAttest({ status: 'translated', unchanged: 'it was right' }, ['use.changes', 'use.secrecy'])).rejects.toThrow(
      "--unchanged is for texts that are the same as before their source changed, and 'use.changes' is not among them.",
    );
    for (const unchanged of [' ', 'x', 'still right'])
      await expect(runAttest({ status: 'translated', unchanged })).rejects.toThrow('--unchanged needs a reason of at least three words');
    await expect(runAttest({ status: 'translated', unchanged: 'it was right', note: 'y' })).rejects.toThrow(
      'The reason of --unchanged is the note.',
    );
  });

  test.each([
    ['a reason is asked for', { by: 'Bo', editorial: ' ' }, '--editorial needs a reason of at least three words'],
    ['a reason has three words', { by: 'Bo', editorial: 'same meaning' }, '--editorial needs a reason of at least three words'],
    [
      '--editorial excludes a status',
      { by: 'Bo', editorial: 'a comma more', status: 'approved' },
      '--editorial keeps the status of each clause',
    ],
    [
      'the translator cannot keep a review',
      { editorial: 'a comma more' },
      "'Ada' translated 'use.secrecy', and the reviewer must be another person.",
    ],
  ] as const)('%s', async (_, options, sentence) => {
    await expect(runAttest(options)).rejects.toThrow(sentence);
  });

  test('is rejected if no clause was stale, or if the text has changed, too', async () => {
    await expect(runAttest({ by: 'Bo', editorial: 'a comma more' }, ['use.changes'])).rejects.toThrow(
      "the source of 'use.changes' has not. Use --status.",
    );
    await edit('en', 'the credentials', 'all credentials');
    await expect(runAttest({ by: 'Bo', editorial: 'a comma more' })).rejects.toThrow(
      "The text of 'use.secrecy' has changed as well, not only its source.",
    );
  });
});

test('four hands of a text: no person has two neighbouring ones', async () => {
  await edit(
    '../../people',
    "Bo: { name: 'Bo Muster', roles: ['translator', 'reviewer'] }",
    `Bo: { name: 'Bo', roles: ['translator', 'reviewer', 'legal'], key: '${idasKey}' }`,
  );
  await runAttest({ status: 'draft', by: 'Ada', language: ['de'] });
  await expect(runAttest({ status: 'translated', by: 'Ada' })).rejects.toThrow(
    "'Ada' wrote the source of 'use.secrecy', and the translator must be another person.",
  );
  await expect(runAttest({ status: 'reviewed', by: 'Ada', language: ['de'] })).rejects.toThrow(
    "'Ada' wrote the source of 'use.secrecy', and the reviewer",
  );
  await runAttest({ status: 'reviewed', by: 'Bo', language: ['de'] });
  await expect(runAttest({ status: 'approved', by: 'Bo', language: ['de'] })).rejects.toThrow(
    "'Bo' reviewed 'use.secrecy', and the approver must be another person.",
  );
  await runAttest({ status: 'approved', by: 'Ida', language: ['de'] });
  expect(await stateOf('use.secrecy', 'de')).toBe('approved');
});

describe('WL4024 an approval counts only with the signature of its person', () => {
  test.each([
    ['without it', (line: string) => line.replace(/,"sig":"[^"]*"/, ''), "the signature of 'Ida' is missing"],
    ['with another one', (line: string) => line.replace(/"sig":"..../, '"sig":"AAAA'), "the signature does not fit the key of 'Ida'"],
    ['on a day to come', (line: string) => line, 'its date, 2026-12-01, is in the future'],
  ])('%s', async (name, change, fault) => {
    await runAttest({ status: 'translated' });
    await runAttest({ status: 'reviewed', by: 'Bo' });
    await runAttest({ status: 'approved', by: 'Ida' });
    const [first = '', second = '', third = ''] = await lines();
    await writeFile(ledger, `${[first, second, change(third)].join('\n')}\n`);
    if (name === 'on a day to come') vi.setSystemTime('2026-11-30');
    const { diagnostics } = await loadAndCheck(opened({ content: site.content }));
    expect(diagnostics.find(({ code }) => code === 'WL4024')?.message).toContain(fault);
    if (name !== 'on a day to come') expect(await stateOf('use.secrecy')).toBe('translated');
  });
});

describe('a broken rule is reported in a sentence, and nothing is written', () => {
  const cases: readonly (readonly [rule: string, options: Options, sentence: string, clauses?: string[], document?: string])[] = [
    [
      'the reviewer is not the translator',
      { status: 'reviewed' },
      "'Ada' translated 'use.secrecy', and the reviewer must be another person.",
    ],
    ['a person is an entry, not a spelling of it', { status: 'reviewed', by: 'ADA' }, "'ADA' is not an entry of people.ts. Name an entry"],
    [
      'a role is not a person',
      { status: 'approved', by: 'legal' },
      "'legal' is not an entry of people.ts. Name an entry of content/people.ts that may do this with --by (Jo, Ida).",
    ],
    ['neither is a role with any name', { status: 'approved', by: 'legal:.' }, "'legal:.' is not an entry of people.ts."],
    ['a mandate ends', { status: 'translated', by: 'Eva' }, "The entry 'Eva' of people.ts ended on 2026-11-30."],
    ['a translator has languages', { status: 'translated', by: 'Fay' }, "'en' is not among the languages of 'Fay' in people.ts."],
    ['an approval needs a key', { status: 'approved', by: 'Jo' }, "'Jo' has no key in content/people.ts. Make one with people key Jo"],
    ['a person with a key signs', { status: 'reviewed', by: 'Kim' }, "The private key of 'Kim' is not on this machine"],
    [
      'a review needs a translation',
      { status: 'reviewed', by: 'Bo' },
      "No translator has attested 'use.heading' and 'use.changes' yet.",
      ['use.heading', 'use.changes', 'use.secrecy'],
    ],
    ['an approval needs the role', { status: 'approved', by: 'Bo' }, "'Bo' has none of the roles 'legal' in people.ts."],
    [
      'an approval needs a review',
      { status: 'approved', by: 'Ida' },
      "The translation of 'use.secrecy' must be reviewed before it is approved.",
    ],
    [
      'a source is not a translation',
      { status: 'translated', language: ['de'] },
      "'de' is the source language of 'at': its texts are not translations.",
    ],
    ['a lower status waits for the next day', { status: 'draft' }, "'use.secrecy' has been translated since"],
    ['an unknown document', { status: 'draft' }, "'att' is not a known document. Did you mean 'at'? Choose from at, ch.", [], 'att'],
    [
      'an unknown clause',
      { status: 'draft' },
      "'at' does not contain the text 'use.secrcy' in 'en'. Did you mean 'use.secrecy'?",
      ['use.secrcy'],
    ],
    ['a clause without its section', { status: 'draft' }, "Did you mean 'use.secrecy'?", ['secrecy']],
    [
      'a clause of another document',
      { status: 'draft', language: ['de'] },
      "'ch' does not contain the text 'use.secrecy' in 'de'. It is in 'at': attest it there.",
      ['use.secrecy'],
      'ch',
    ],
    [
      'an unknown language',
      { status: 'draft', language: ['dee'] },
      "'dee' is not a known language of 'at'. Did you mean 'de'? Choose from de, en.",
    ],
  ];

  const named = cases.map(([rule, options, sentence, clauses, document]) => ({ rule, options, sentence, clauses, document }));
  test.each(named)('$rule', async ({ options, sentence, clauses, document }) => {
    await edit(
      '../../people',
      'export default definePeople({',
      `export default definePeople({
  Eva: { name: 'Eva', roles: ['translator'], until: '2026-11-30' },
  Fay: { name: 'Fay', roles: ['translator'], languages: ['fr'] },
  Jo: { name: 'Jo', roles: ['legal'] },
  Kim: { name: 'Kim', roles: ['reviewer'], key: '${idasKey.replace(/....=$/, 'AAAA=')}' },`,
    );
    await runAttest({ status: 'translated' });
    const before = await lines();
    await expect(runAttest(options, clauses, document)).rejects.toThrow(UsageError);
    await expect(runAttest(options, clauses, document)).rejects.toThrow(sentence);
    expect(await lines()).toEqual(before);
  });
});

test('a site without people is told how to write an entry', async () => {
  await rm(`${site.content}/people.ts`);
  await expect(runAttest({ status: 'translated' })).rejects.toThrow(
    "'Ada' is not an entry of people.ts. Write one that may do this into content/people.ts: definePeople({ Ada: { name: …, roles: ['translator'] } }).",
  );
});

test('several languages at once are attested all or not at all', async () => {
  await expect(runAttest({ status: 'translated', language: ['en', 'de'] })).rejects.toThrow("'de' is the source language of 'at'");
  expect(await lines()).toEqual([]);
  const { out } = await runAttest({ status: 'draft', language: ['en', 'de', 'en'] });
  expect(out).toBe("1 text of 'at' in 'de' is draft now.\n1 text of 'at' in 'en' is draft now.\n");
  expect(await lines()).toHaveLength(2);
});

test('the source text itself is reviewed and approved', async () => {
  await runAttest({ language: ['de'], status: 'reviewed', by: 'Bo' });
  await runAttest({ language: ['de'], status: 'approved', by: 'Ida' });
  expect(await stateOf('use.secrecy', 'de')).toBe('approved');
  await changeSource();
  expect(await codes()).toEqual(['WL4022']);
});

test('a phrase that an edit removes is named where another text still has it', async () => {
  await edit('en', 'keeps the credentials secret', 'keeps passwords secret');
  await edit('en', 'The software stays', 'Whoever keeps passwords secret is fine; the software stays');
  await runAttest({ status: 'translated' });
  await edit('en', 'keeps passwords secret.', 'hides them.');
  const { diagnostics } = await loadAndCheck(opened({ content: site.content }));
  const related = [
    { file: 'content/terms/at/en.ts', dataPath: ['clauses', 'use', 'changes'], message: '“keeps passwords secret” is still here.' },
  ];
  expect(diagnostics).toMatchObject([{ code: 'WL4022', dataPath: ['clauses', 'use', 'secrecy'], related }]);
  await edit('en', 'Whoever keeps passwords secret', 'Whoever can');
  expect((await loadAndCheck(opened({ content: site.content }))).diagnostics[0]).not.toHaveProperty('related');
});

test('coverage counts the texts of a document and of the documents that inherit its texts', async () => {
  await runAttest({ status: 'translated' });
  await runAttest({ language: ['de'], status: 'approved', by: 'Ida' }, []);
  const { out } = await printed(() => coverage({ content: site.content, format: 'json' }));
  const cells = JSON.parse(out).cells.filter(({ kind }: { kind: string }) => kind === 'terms');
  expect(cells.map(({ name, where, state, states }: Record<string, unknown>) => ({ name, where, state, states }))).toEqual([
    { name: 'at', where: 'de', state: 'complete', states: { approved: 10 } },
    { name: 'at', where: 'en', state: 'pending', states: { draft: 9, translated: 1 } },
    { name: 'ch', where: 'de', state: 'pending', states: { draft: 6, approved: 5 } },
  ]);
});

test('the command ends with 2 and no stack for a broken rule, 1 for other errors in the content, and otherwise 0 and a line', async () => {
  const given = ['attest', 'at', 'use.secrecy', '--language', 'en', '--content', site.content];
  expect(await run([...given, '--status', 'approved', '--by', 'Bo'])).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^'Bo' has none of the roles 'legal' in people\.ts\. .*\n$/),
  });
  expect(await run([...given, '--status', 'translated', '--by', 'Ada'])).toMatchObject({ code: 0, stderr: '' });
  await edit('en', '{ref:use.secrecy}', '{ref:use.secrets}');
  const broken = await run([...given, '--status', 'translated', '--by', 'Ada']);
  expect([broken.code, broken.stdout, broken.stderr]).toEqual([1, '', expect.stringContaining('error WL4003')]);
  expect(await lines()).toHaveLength(1);
});

test('WL4021 a ledger that cannot be read or written is reported, without a stack', async () => {
  await mkdir(ledger);
  expect(await codes()).toEqual(['WL4021']);
  await expect(runAttest({ status: 'translated' })).rejects.toThrow(UsageError);
  await expect(runAttest({ status: 'translated' })).rejects.toThrow(`The ledger ${ledger} cannot be written: EISDIR`);
});

test('WL4021 new lines stay whole after a line that was cut off', async () => {
  await runAttest({ status: 'translated' }, []);
  await truncate(ledger, (await readFile(ledger)).length - 30);
  await runAttest({ status: 'translated' }, []);
  expect(await codes()).toEqual(['WL4021']);
  expect(await lines()).toHaveLength(11);
  expect(await stateOf('use.changes')).toBe('translated');
});

test('a process that is killed while writing leaves whole lines', async () => {
  const line = JSON.stringify({ text: 'x'.repeat(300) });
  const script = `const { appendLines } = await import('./cli/append-lines.ts'); console.log('go'); for (;;) await appendLines(${JSON.stringify(ledger)}, Array(80).fill(${JSON.stringify(line)}));`;
  const child = startProcess(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
  await new Promise((started) => child.process.stdout?.once('data', started));
  await vi.waitFor(async () => expect(await lines()).not.toEqual([]), { timeout: 30_000, interval: 5 });
  child.process.kill('SIGKILL');
  expect((await child.ended).signal).toBe('SIGKILL');
  const entries = await lines();
  expect([...new Set(entries)]).toEqual([line]);
  expect(entries.length % 80).toBe(0);
});

test('a clause that the register quotes can be attested and waived anew in either order after its source has changed', async () => {
  const claim = `import { at, claim, defineClaims } from 'wortlaut';

export default defineClaims({
  'terms.secret': claim({
    rule: 'CAP',
    asserts: 'Credentials are secret; they are shown on the page of help.',
    at: [at.text('terms-at', 'clauses.use.secrecy')],
    evidence: null,
  }),
});
`;
  await site.write({ 'claims/terms.ts': claim });
  const decide = () =>
    printed(() => claims({ content: site.content, waive: ['terms.secret'], by: 'Olga', reason: 'It is known.', until: '2027-11-30' }));
  const state = async () => [await stateOf('use.secrecy'), (await codes()).filter((code) => code.startsWith('WL40'))];
  await decide();
  await runAttest({ status: 'translated' });
  expect(await state()).toEqual(['translated', []]);

  await changeSource();
  await edit('en', 'the credentials', 'all credentials');
  expect(await state()).toEqual(['stale', ['WL4020', 'WL4048']]);
  expect((await runAttest({ status: 'draft' })).code).toBe(0);
  expect((await decide()).code).toBe(0);
  expect(await state()).toEqual(['draft', []]);

  await edit('de', 'hält alle', 'hält sämtliche');
  await edit('en', 'all credentials', 'each of the credentials');
  expect((await decide()).code).toBe(0);
  expect((await runAttest({ status: 'draft' })).code).toBe(0);
  expect(await state()).toEqual(['draft', []]);
});
