import { expect, test } from 'vitest';
import { loadAndCheck } from '../../../generator/compile/steps/load-and-check.ts';
import { opened } from '../../support/opened.ts';
import { siteFolder } from '../../support/site-folder.ts';

/* Values that a page would show as other values than their authors have written: each is a finding at its file. */

const site = await siteFolder();

/** The codes of the findings in a file with this text. */
async function codesIn(path: string, text: string): Promise<string[]> {
  await site.write({ [path]: text });
  const { diagnostics } = await loadAndCheck(opened({ content: site.content, today: '2026-11-26' }));
  return diagnostics.flatMap(({ code, file }) => (file === `content/${path}` ? code : []));
}

const factOf = (kind: string, value: string) =>
  codesIn('facts/x.ts', `import { defineFacts, ${kind} } from 'wortlaut';\nexport default defineFacts({ x: ${kind}({ ${value} }) });\n`);

const dateOf = (iso: string) => factOf('date', `iso: '${iso}', source: 'the house', asOf: '2026-11-01'`);

test.each(['--06-31', '--02-30', '--02-29', '--11-31', '2026-02-29', '2026-04-31T10:00:00Z', '2026-13', '0000', '0050-07', '0050-07-31'])(
  'the date %s does not exist',
  async (iso) => expect(await dateOf(iso)).toEqual(['WL1013']),
);
test.each(['--06-30', '--02-28', '--12-31', '2028-02-29', '2026-04-30T10:00:00Z', '2026-12', '1000'])('the date %s exists', async (iso) =>
  expect(await dateOf(iso)).toEqual([]),
);

const span = (from: string, to: string, opens: string, closes: string) =>
  `{ from: '${from}', to: '${to}', opens: '${opens}', closes: '${closes}' }`;
test.each([
  ['a common day', ['WL1013'], span('tue', 'thu', '10:00', '18:00'), span('wed', 'fri', '09:00', '21:00')],
  ['the same span twice', ['WL1013'], span('mon', 'mon', '10:00', '18:00'), span('mon', 'mon', '10:00', '18:00')],
  ['a span past Sunday', ['WL1013'], span('sat', 'mon', '10:00', '18:00'), span('sun', 'sun', '17:59', '20:00')],
  ['one span inside another', ['WL1013'], span('mon', 'sun', '00:00', '23:00'), span('thu', 'thu', '12:00', '13:00')],
  ['no common day', [], span('mon', 'wed', '10:00', '18:00'), span('thu', 'fri', '10:00', '18:00')],
  ['a break at noon', [], span('mon', 'fri', '09:00', '12:00'), span('mon', 'fri', '12:00', '18:00')],
  ['the other side of Sunday', [], span('sat', 'mon', '10:00', '18:00'), span('tue', 'fri', '10:00', '18:00')],
])('opening hours with %s', async (_, codes, ...spans) => {
  expect(await factOf('hours', `spans: [${spans.join(', ')}], source: 'the house', asOf: '2026-11-01'`)).toEqual(codes);
});

// It is tomorrow already where the day begins earlier than in UTC.
test.each([
  ['18:00', '24:00', []],
  ['24:00', '24:00', ['WL1013']],
  ['18:00', '24:01', ['WL1013']],
  ['18:00', '00:00', ['WL1013']],
])('opening hours from %s to %s', async (opens, closes, codes) => {
  const spans = `spans: [${span('mon', 'mon', opens, closes)}]`;
  expect(await factOf('hours', `${spans}, source: 'the house', asOf: '2026-11-01'`)).toEqual(codes);
});

test.each([
  ['money', "minor: -0, currency: 'EUR', tax: 'net'", ['WL1013']],
  ['money', "minor: 1e21, currency: 'EUR', tax: 'net'", ['WL1013']],
  ['money', "minor: 0, currency: 'EUR', tax: 'net'", []],
  ['percent', "basisPoints: -0, bound: 'exactly'", ['WL1013']],
  ['percent', "basisPoints: -500, bound: 'exactly'", []],
  ['score', 'tenths: 51, outOf: 5', ['WL1013']],
  ['score', 'tenths: 50, outOf: 5', []],
  ['count', "amount: 3, bound: 'exactly', countries: ['AT']", ['WL1014']],
  ['count', "amount: 3, bound: 'exactly', countries: ['uk']", ['WL1014']],
  // A contract may be of a country in which the site is not offered.
  ['count', "amount: 3, bound: 'exactly', countries: ['gb']", []],
])('the fact %s with %s', async (kind, value, codes) => {
  expect(await factOf(kind, `${value}, source: 'the house', asOf: '2026-11-01'`)).toEqual(codes);
});

test.each([
  ['2026-11-27', []],
  ['2026-11-28', ['WL1047']],
  ['2031-11-01', ['WL1047']],
])('a fact as of %s', async (day, codes) => {
  expect(await factOf('count', `amount: 3, bound: 'exactly', source: 'the house', asOf: '${day}'`)).toEqual(codes);
});

const help = (parts: { readonly text?: string; readonly heading?: string }) =>
  codesIn(
    'pages/help/en.ts',
    `import { defineCopy } from 'wortlaut';
export default defineCopy('notice', {
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: ${JSON.stringify(parts.heading ?? 'Help')},
  text: ${JSON.stringify(parts.text ?? 'Write to us.')},
  button: 'Back to the start',
});
`,
  );

test.each([
  ...[0xad, 0x2800, 0x3164, 0xfe0f, 0x34f, 0x301, 0x115f, 0x1160, 0x180e, 0x3000, 0xe0041, 0xe0100].map((sign) =>
    String.fromCodePoint(sign),
  ),
  '\u00a0\u00ad',
  '**\u00ad**',
])('the text %j is empty', async (heading) => expect(await help({ heading })).toContain('WL2007'));
test.each(['–', '→', '♥\ufe0f', 'e\u0301', '한', '\ue001'])('the text %j is not empty', async (heading) =>
  expect(await help({ heading })).not.toContain('WL2007'),
);

test.each([
  "'{name}'",
  "Write '{name} to us.",
  "l'{name}",
  "'{ name }'",
  "'<{name}>'",
  "'} {name}'",
  "{n, plural, one {one} other {'#{name}'}}",
  "{n, plural, one {'{name}'} other {{name}}}",
  "{n, select, a {'{name, number}'} other {{name}}}",
])('an apostrophe quotes the value in %j', async (text) => expect(await help({ text })).toEqual(['WL2004']));
test.each(["'{'name'}'", "3 '<' 5", "''"])('no value is quoted in %j', async (text) => expect(await help({ text })).toEqual([]));
test.each(["it's up to you", "l'{brand:email}", "'{brand:email}'"])('a straight apostrophe quotes no value in %j', async (text) =>
  expect(await help({ text })).toEqual(['WL4016']),
);

test.each([
  'Ask \u{1d400}\u{1d401}',
  'Ask Ｕs',
  '**\u041d\u0435**lp',
  '\u0410elo',
  'sc\u043epe',
  'tr\u03b1ck',
  '\u0391elo',
  'h\u0585use',
  'Москвa',
  'e\u0301\u0430',
])('the word %s mixes letters of two scripts', async (heading) => expect(await help({ heading })).toEqual(['WL1048']));
test.each(['\u{1d465} = 3', 'ＪＲ', '3 μm', 'TNFα', 'NFκB', 'Δt', 'Москва', 'IT-компания', 'Αθήνα', 'T\u30b7\u30e3\u30c4'])(
  'the word %s does not',
  async (heading) => expect(await help({ heading })).not.toContain('WL1048'),
);

const facts = (keys: string) =>
  codesIn(
    'facts/x.ts',
    `import { count, defineFacts } from 'wortlaut';
const a = count({ amount: 3, bound: 'exactly', source: 'the house', asOf: '2026-11-01' });
export default defineFacts({ ${keys} });\n`,
  );

test.each([
  "'2024': a, '1999': a",
  "['2024']: a, ['1999']: a",
  "'2024': a, 1999: a",
  "b: a, '0': a",
  "'1': a, b: a, '2': a",
  '10: a, 9: a',
])('JavaScript moves a name of { %s }', async (keys) => expect(await facts(keys)).toEqual(['WL1034']));
test.each(["'1999': a, '2024': a, b: a", "b: a, '01': a", "b: a, '-1': a", "b: a, '1.5': a", "b: a, '4294967295': a"])(
  'JavaScript keeps the order of { %s }',
  async (keys) => expect(await facts(keys)).toEqual([]),
);

test.each([
  ['a filler', 'Write \u3164us.', ['WL1036']],
  ['a mark of annotations', 'Write \ufff9us.', ['WL1036']],
  ['a tag outside of a flag', 'Write \u{e0041}us.', ['WL1036']],
  ['the flag of Scotland', 'Write \u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} us.', []],
  ['braces of full width', 'Write ｛fact：offer.price｝.', ['WL2004']],
  ['braces of full width without a placeholder', 'Write ｛us｝.', []],
  ['braces around a placeholder', 'Write {{brand:email}}.', ['WL2004']],
  ['brackets around a placeholder', 'Write [brand:email].', ['WL2004']],
])('a text with %s', async (_, text, codes) => expect(await help({ text })).toEqual(codes));

test.each(["'a': a, 'a': a", "'a': a, ['a']: a", "a: a, '\\x61': a"])('{ %s } has a name twice', async (keys) =>
  expect(await facts(keys)).toEqual(['WL1041']),
);
