import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { edition } from '../../../cli/commands/edition.ts';
import { redline } from '../../../cli/commands/redline.ts';
import { loadAndCheck } from '../../../generator/compile/steps/load-and-check.ts';
import { opened } from '../../support/opened.ts';
import { keepIdasKey } from '../../support/people.ts';
import { contentSample } from '../../support/samples/samples.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';
import { printed } from './printed.ts';

/* The command edition: the text of a contract is frozen, and no file of an edition can be altered or removed unnoticed. */

let site: SiteFolder;
let folder: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01') });
  site = await siteFolder({ from: contentSample('WL4002').good });
  folder = `${site.content}/editions/at`;
  vi.stubEnv('WORTLAUT_KEYS', `${site.content}/../keys`);
  await keepIdasKey(`${site.content}/../keys`);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await site.remove();
});

type Options = Partial<Parameters<typeof edition>[2]>;
const run = (action: string, subject?: string, options: Options = {}) =>
  printed(() => edition(action, subject, { content: site.content, ...options }));
const publish = (inForce: string, options: Options = {}) => run('publish', 'at', { inForce, by: 'Ida', yes: true, ...options });
const edit = async (path: string, from: string, to: string) => {
  const text = await readFile(`${site.content}/${path}`, 'utf8');
  expect(text).toContain(from);
  await writeFile(`${site.content}/${path}`, text.replace(from, to));
};
const findings = async () =>
  (await loadAndCheck(opened({ content: site.content }))).diagnostics.flatMap(({ code, message }) =>
    /WL402[67]/.test(code) ? [`${code} ${message}`] : [],
  );

test('an edition is the text that readers get, under its SHA-256, and every action proves it', async () => {
  const { out } = await publish('2027-03-01', { noticeSent: '2026-12-01' });
  expect(out).toContain("at in 'de': first edition\n");
  expect(out).toContain('at@2027-03-01 is published, signed by Ida.\n');
  expect((await readdir(folder)).sort()).toEqual(['2027-03-01.de.txt', '2027-03-01.en.txt', '2027-03-01.json']);
  const text = await readFile(`${folder}/2027-03-01.de.txt`, 'utf8');
  expect(text.split('\n')).toContain('2.1\tDer Kunde hält seine Zugangsdaten geheim.');
  const hash = createHash('sha256').update(text).digest('hex');
  const record = JSON.parse(await readFile(`${folder}/2027-03-01.json`, 'utf8'));
  expect(record).toMatchObject({
    document: 'at',
    inForce: '2027-03-01',
    noticeSent: '2026-12-01',
    by: 'Ida',
    texts: { de: { sha256: hash } },
  });
  expect((await run('show', undefined, { hash })).out).toBe(text);
  expect((await run('show', 'at@2027-03-01', { language: 'en' })).out).toBe(await readFile(`${folder}/2027-03-01.en.txt`, 'utf8'));
  expect((await run('list')).out).toContain(`at@2027-03-01  announced\n  de  ${hash}\n`);
  expect(await run('verify')).toEqual({ code: 0, out: '1 edition as published.\n', err: '' });
  expect(await findings()).toEqual([]);
});

test('editions are announced, in force and superseded by the day, and chained', async () => {
  await publish('2026-12-01');
  await edit('terms/at/de.ts', 'hält seine', 'hält alle');
  const { out } = await publish('2027-03-01');
  expect(out).toContain("at in 'de': 1 change since 2026-12-01\n  2.1 Der Kunde hält [-seine-] [+alle+] Zugangsdaten geheim.\n");
  expect(out).toContain("Open:\n  8 texts in 'de' not approved: ");
  const states = async () => [...(await run('list')).out.matchAll(/^at@\S+ {2}(.*)$/gm)].map(([, state]) => state);
  expect(await states()).toEqual(['in force', 'announced']);
  vi.setSystemTime('2027-03-01');
  expect(await states()).toEqual(['superseded', 'in force']);
  await rm(`${folder}/2026-12-01.json`);
  expect(await run('verify')).toMatchObject({ code: 1, err: expect.stringContaining('the edition before it was altered or removed') });
});

describe('WL4026 an edition that is not as it was published', () => {
  test.each([
    ['a word', '2027-03-01.de.txt', (text: string) => text.replace('geheim', 'offen'), 'its text 2027-03-01.de.txt was altered'],
    [
      'the day',
      '2027-03-01.json',
      (text: string) => text.replaceAll('"2027-03-01"', '"2027-01-01"'),
      "the signature does not fit the key of 'Ida'",
    ],
    ['the person', '2027-03-01.json', (text: string) => text.replace('"Ida"', '"Olga"'), "the signature does not fit the key of 'Olga'"],
    ['all of it', '2027-03-01.json', () => '{', 'This file is not an edition'],
  ])('%s', async (_, name, change, fault) => {
    await publish('2027-03-01');
    await writeFile(`${folder}/${name}`, change(await readFile(`${folder}/${name}`, 'utf8')));
    expect((await findings()).join('\n')).toContain(fault);
  });

  test('a text that is missing', async () => {
    await publish('2027-03-01');
    await rm(`${folder}/2027-03-01.de.txt`);
    expect((await findings()).join('\n')).toContain('its text 2027-03-01.de.txt is missing');
  });
});

test('a hash that a lead carries brings back its text in every language, of every status, and never an altered one', async () => {
  await publish('2026-12-01');
  await edit('terms/at/de.ts', 'hält seine', 'hält alle');
  await publish('2026-12-02');
  await edit('terms/at/de.ts', 'hält alle', 'hält seine');
  await publish('2027-03-01');
  await run('withdraw', 'at@2026-12-02', { by: 'Ida', reason: 'Clause 2.1 is void', yes: true });
  const show = async (name: string) => {
    const text = await readFile(`${folder}/${name}.txt`, 'utf8');
    const { out, err } = await run('show', undefined, { hash: createHash('sha256').update(text).digest('hex') });
    expect(out).toBe(text);
    return err;
  };
  expect(await show('2026-12-01.de')).toBe("at@2026-12-01 in 'de' (in force), at@2027-03-01 in 'de' (announced)\n");
  expect(await show('2026-12-02.de')).toBe("at@2026-12-02 in 'de' (withdrawn)\n");
  expect(await show('2027-03-01.en')).toContain("at@2027-03-01 in 'en' (announced)");
  vi.setSystemTime('2027-03-02');
  expect(await show('2026-12-01.en')).toContain("at@2026-12-01 in 'en' (superseded)");
  const { texts } = JSON.parse(await readFile(`${folder}/2026-12-02.json`, 'utf8'));
  await writeFile(`${folder}/2026-12-02.de.txt`, 'another text\n');
  const altered = "The text of at@2026-12-02 in 'de' was altered or removed.";
  await expect(run('show', undefined, { hash: texts.de.sha256 })).rejects.toThrow(altered);
  await rm(`${folder}/2026-12-02.de.txt`);
  for (const action of ['show', 'pdf'])
    await expect(run(action, 'at@2026-12-02', { language: 'de', to: 'terms.pdf' })).rejects.toThrow(altered);
});

test('WL4027 a contract whose clauses have other numbers than in its last edition is reported', async () => {
  await publish('2027-03-01');
  await edit('terms/at/outline.ts', "use: ['secrecy', 'changes']", "use: ['changes', 'secrecy']");
  expect(await findings()).toEqual([
    "WL4027 'at' in 'de' differs from its edition 2027-03-01: clauses have other numbers.",
    "WL4027 'at' in 'en' differs from its edition 2027-03-01: clauses have other numbers.",
  ]);
});

describe('redline', () => {
  const changes = (from: string, to?: string, format = 'text') => printed(() => redline(from, to, { content: site.content, format }));

  test('compares clauses by their names: one that is moved or renumbered has not changed', async () => {
    await publish('2026-12-01');
    await edit(
      'terms/at/outline.ts',
      "sections: { scope: ['business', 'age'], use: ['secrecy', 'changes'] }",
      "sections: { scope: ['business'], use: ['changes', 'secrecy'] }",
    );
    await edit('terms/at/de.ts', "      age: 'Er ist volljährig.',\n", '');
    await edit('terms/at/en.ts', "      age: 'The customer is of age.',\n", '');
    await edit('terms/at/en.ts', 'credentials secret', 'passwords secret');
    const { out } = await changes('at');
    expect(out).toBe(
      `at@2026-12-01 → the present text
'de'
  1.2 [-Er ist volljährig.-]
'en'
  1.2 [-The customer is of age.-]
  2.2 The customer keeps the [-credentials-] [+passwords+] secret.
`,
    );
    await publish('2026-12-02');
    expect((await changes('at@2026-12-01', 'at@2026-12-02')).out.split('\n').slice(1)).toEqual(out.split('\n').slice(1));
    expect((await changes('at@2026-12-01', 'at@2026-12-02', 'html')).out).toContain(
      '<p><b>2.2</b> The customer keeps the <del>credentials</del> <ins>passwords</ins> secret.</p>',
    );
  });

  test('names an unknown edition, language or document, and one without an edition', async () => {
    await expect(changes('at')).rejects.toThrow("'at' has no edition to compare with: publish one with edition publish.");
    await publish('2026-12-01');
    await expect(changes('att')).rejects.toThrow("'att' is not a known document. Did you mean 'at'?");
    await expect(changes('at@2026-12-02')).rejects.toThrow("'at@2026-12-02' is not a known edition. Did you mean 'at@2026-12-01'?");
    await expect(printed(() => redline('at', undefined, { content: site.content, format: 'text', language: 'fr' }))).rejects.toThrow(
      "'fr' is not a known language.",
    );
  });
});

describe('an edition that is withdrawn', () => {
  const withdraw = (options: Options = {}) =>
    run('withdraw', 'at@2027-03-01', { by: 'Ida', reason: 'Clause 2.1 is void', yes: true, ...options });

  test('keeps its files, has a signed line with the reason, and is no longer the last edition', async () => {
    await publish('2026-12-01');
    await edit('terms/at/de.ts', 'hält seine', 'hält alle');
    await publish('2027-03-01');
    expect(await findings()).toEqual([]);
    expect((await withdraw()).out).toContain('at@2027-03-01 is withdrawn, signed by Ida.\n');
    expect((await run('list')).out).toMatch(/^at@2026-12-01 {2}in force$[\s\S]*^at@2027-03-01 {2}withdrawn: Clause 2.1 is void$/m);
    expect(await run('verify')).toMatchObject({ code: 0 });
    expect(await findings()).toEqual([
      "WL4027 'at' in 'de' differs from its edition 2026-12-01: 2.1 Der Kunde hält [-seine-] [+alle+] Zugangsdaten geheim.",
    ]);
    await expect(withdraw()).rejects.toThrow('at@2027-03-01 was withdrawn by Ida on 2026-12-01: Clause 2.1 is void');
  });

  test.each<[string, Options, string]>([
    ['by a translator', { by: 'Ada' }, "'Ada' has none of the roles 'owner', 'legal' in people.ts."],
    ['by a person without a key', { by: 'Olga' }, "'Olga' has no key in content/people.ts."],
    ['without a reason', { reason: 'void' }, 'give the reason in three words or more with --reason.'],
    ['without an answer', { yes: false }, 'give --yes to write it'],
  ])('stays %s', async (_, options, sentence) => {
    await publish('2027-03-01');
    await expect(withdraw(options)).rejects.toThrow(sentence);
    expect((await run('list')).out).toContain('announced');
  });

  test.each([
    [
      'with another person',
      (line: string) => line.replace('"Ida"', '"Olga"'),
      'its line in withdrawn.jsonl does not count: the signature does not fit',
    ],
    [
      'of another edition',
      (line: string) => line.replace('"2027-03-01"', '"2027-03-02"'),
      'This line withdraws at@2027-03-02, which is missing or was altered.',
    ],
    ['without its braces', () => 'at@2027-03-01\n', 'This line is not a withdrawal that the command edition wrote.'],
  ])('WL4026 a line %s', async (_, change, fault) => {
    await publish('2027-03-01');
    await withdraw();
    const file = `${site.content}/editions/withdrawn.jsonl`;
    await writeFile(file, change(await readFile(file, 'utf8')));
    expect((await findings()).join('\n')).toContain(fault);
  });
});

describe('a line of a withdrawal that is removed', () => {
  const withdraw = (name: string) => run('withdraw', name, { by: 'Ida', reason: 'Clause 2.1 is void', yes: true });
  const dropLine = async (index: number) => {
    const file = `${site.content}/editions/withdrawn.jsonl`;
    const lines = (await readFile(file, 'utf8')).split('\n');
    await writeFile(file, lines.toSpliced(index, 1).join('\n'));
  };
  const missing = (name: string) => `it names the withdrawal of ${name}, whose line in withdrawn.jsonl is missing`;

  test.each<[string, string]>([
    ['an edition', '2027-03-01'],
    ['a withdrawal', '2026-12-02'],
  ])('WL4026 is missed by %s that came after it', async (_, later) => {
    await publish('2026-12-01');
    await publish('2026-12-02');
    await withdraw('at@2026-12-01');
    if (later === '2027-03-01') await publish(later);
    else await withdraw(`at@${later}`);
    expect(await run('verify')).toMatchObject({ code: 0 });
    await dropLine(0);
    const sentence = `content/editions/at/${later}.json: ${missing('at@2026-12-01')}.\n`;
    expect(await run('verify')).toMatchObject({ code: 1, err: sentence });
    expect((await findings()).filter((one) => one.startsWith('WL4026'))).toEqual([
      `WL4026 This edition is not as it was published: ${missing('at@2026-12-01')}.`,
    ]);
  });
});

describe('a later edition applies after the period of its notice', () => {
  beforeEach(async () => {
    const duration = (days: number) =>
      `duration({ amount: ${days}, unit: 'day', bound: 'exactly', calendar: 'calendar', starts: 'the notice', source: 'test', asOf: '2026-11-01' })`;
    await writeFile(
      `${site.content}/facts/notice.ts`,
      `import { defineFacts, duration, money } from 'wortlaut';\nexport default defineFacts({ all: ${duration(60)}, prices: ${duration(30)},\n  fee: money({ minor: 990, currency: 'EUR', tax: 'net', source: 'test', asOf: '2026-11-01' }) });\n`,
    );
    await edit('site.ts', 'origin:', "editions: { notice: 'notice.all', priceNotice: 'notice.prices' },\n  origin:");
    await edit('terms/at/de.ts', 'hält seine Zugangsdaten geheim', 'zahlt {fact:notice.fee} als Gebühr');
    await edit('terms/at/en.ts', 'keeps the credentials secret', 'pays a fee of {fact:notice.fee}');
    await publish('2026-12-01');
  });

  test.each<[string, string | undefined, string, string | undefined]>([
    [
      '60 days after the notice for any change',
      '2026-12-01',
      '2027-01-29',
      'was sent on 2026-12-01, and it applies from 2027-01-30 at the earliest',
    ],
    [
      '60 days after today without a notice',
      undefined,
      '2027-01-29',
      'is sent on 2026-12-01 at the earliest, and it applies from 2027-01-30',
    ],
    ['on the last day of the period', '2026-12-01', '2027-01-30', undefined],
  ])('%s', async (_, noticeSent, inForce, refusal) => {
    await edit('terms/at/de.ts', 'als Gebühr', 'als Entgelt');
    const published = publish(inForce, noticeSent === undefined ? {} : { noticeSent });
    if (refusal) await expect(published).rejects.toThrow(refusal);
    else expect((await published).code).toBe(0);
  });

  test('30 days after it if only prices change', async () => {
    await edit('facts/notice.ts', 'minor: 990', 'minor: 1290');
    await expect(publish('2026-12-30')).rejects.toThrow(
      'it applies from 2026-12-31 at the earliest. Give 2026-12-31 or a later day with --in-force.',
    );
    expect((await publish('2026-12-31')).out).toMatch(/2\.1 .*9,90.*12,90/);
  });
});

describe('for customers', () => {
  beforeEach(async () => {
    await publish('2026-12-01');
    await edit('terms/at/de.ts', 'hält seine', 'hält alle');
    await publish('2027-03-01');
  });
  const notice = (options: Options = {}) => run('notice', 'at@2027-03-01', { address: 'agb@example.com', ...options });

  test('a notice has the day, the changes, and the last day and the address of an objection', async () => {
    expect((await notice()).out).toBe(
      'Ihre Vertragsbedingungen ändern sich am 1.\u00a0März 2027.\n\n2.1 Der Kunde hält [-seine-] [+alle+] Zugangsdaten geheim.\n\nSie können bis 28.\u00a0Februar 2027 widersprechen: agb@example.com\n',
    );
    const { out } = await notice({ format: 'html' });
    expect(out).toContain('<p><b>2.1</b> Der Kunde hält <del>seine</del> <ins>alle</ins> Zugangsdaten geheim.</p>');
    expect(out).toContain('<html lang="de">');
  });

  test.each<[string, () => Promise<unknown>, string]>([
    [
      'the first edition',
      () => run('notice', 'at@2026-12-01', { address: 'a@b.example' }),
      "at@2026-12-01 is the first edition in 'de', so it changes nothing for customers.",
    ],
    ['in a language without a text', () => notice({ language: 'fr' }), "'fr' is not a known language."],
    ['in another format', () => notice({ format: 'docx' }), "'docx' is not a known format."],
    ['without an edition', () => run('notice'), 'Name an edition, such as at@2027-03-01'],
  ])('no notice of %s', async (_, give, sentence) => {
    await expect(give()).rejects.toThrow(sentence);
  });

  test('without Chromium, pdf writes the page to print, with edition and hash on each page and places for signatures', async () => {
    vi.stubEnv('PATH', '');
    const to = `${site.content}/../terms.pdf`;
    expect((await run('pdf', 'at@2027-03-01', { to, signature: true })).out).toMatch(
      /Chromium is missing\. Open .*terms\.html in a browser, and print it on A4/,
    );
    const page = await readFile(to.replace('.pdf', '.html'), 'utf8');
    const hash = createHash('sha256')
      .update(await readFile(`${folder}/2027-03-01.de.txt`, 'utf8'))
      .digest('hex');
    expect(page).toContain(`"at@2027-03-01  SHA-256 ${hash}"`);
    expect(page).toContain('counter(page) " / " counter(pages)');
    expect(page).toContain('<p id="use.secrecy">2.1 Der Kunde hält alle Zugangsdaten geheim.</p>');
    expect(page).toContain('class="signatures"');
    await expect(run('pdf', 'at@2027-03-01')).rejects.toThrow('Name the file with --to');
  });
});

test('WL4026 two editions in force from one day', async () => {
  await publish('2027-03-01');
  const record = await readFile(`${folder}/2027-03-01.json`, 'utf8');
  await writeFile(`${folder}/2027-04-01.json`, record);
  expect((await findings()).join('\n')).toContain("another edition of 'at' is in force from 2027-03-01, too");
});

test.each<[string, Options, string]>([
  ['without a person', { by: undefined as never }, 'Name the document, the day with --in-force and the person with --by'],
  ['by a role', { by: 'legal' }, "'legal' is not an entry of people.ts."],
  ['by a person without a key', { by: 'Olga' }, "'Olga' has no key in content/people.ts."],
  ['by a translator', { by: 'Ada' }, "'Ada' has none of the roles 'owner', 'legal' in people.ts."],
  ['on no day', { inForce: '2027-02-30' }, "'2027-02-30' is not a day."],
  ['on a day that is over', { inForce: '2026-11-30' }, '2026-11-30 is over.'],
  ['before it is announced', { noticeSent: '2027-04-01' }, 'The notice is sent before the edition is in force.'],
  ['without an answer', { yes: false }, 'give --yes to write it'],
])('nothing is published %s', async (_, options, sentence) => {
  await expect(publish(options.inForce ?? '2027-03-01', options)).rejects.toThrow(sentence);
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});

test('a later edition comes after the last one, and an unknown hash or edition is named', async () => {
  await publish('2027-03-01');
  await expect(publish('2027-02-01')).rejects.toThrow("The edition 2027-03-01 of 'at' is in force from 2027-03-01.");
  await expect(run('show', undefined, { hash: 'f' })).rejects.toThrow('No edition has the hash f.');
  await expect(run('show', 'at@2027-03-02')).rejects.toThrow("'at@2027-03-02' is not a known edition. Did you mean 'at@2027-03-01'?");
});
