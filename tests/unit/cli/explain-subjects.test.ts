import { beforeAll, describe, expect, test } from 'vitest';
import { explain } from '../../../cli/commands/explain.ts';
import { contentSample } from '../../support/samples/samples.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';
import { printed } from './printed.ts';

/* Everything that depends on a fact, a claim or a template: on the minimal site with a saving on the help page and a waived claim. */

let site: SiteFolder;
beforeAll(async () => {
  const copy = (text: string, [first, last]: readonly [string, string]) => `${first}
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: 'Help',
  text: '${text}',
  button: 'Back to the start',
${last}
`;
  site = await siteFolder({
    from: contentSample('WL4042').good,
    files: {
      'pages/help/en.ts': copy('You save {fact:offer.saving}.', [
        "import { defineCopy } from 'wortlaut';\n\nexport default defineCopy('notice', {",
        '});',
      ]),
      'pages/help/de.ts': copy('Sie sparen {fact:offer.saving}.', [
        "import { translate } from 'wortlaut';\nimport source from './en.ts';\n\nexport default translate(source, {",
        '});',
      ])
        .replace("'Help'", "'Hilfe'")
        .replace('Help |', 'Hilfe |')
        .replace('Where to find help with', 'Wo es Hilfe gibt zu')
        .replace('Back to the start', 'Zurück zum Start'),
    },
  });
});

const shown = (subject: string) => printed(() => explain(subject, { content: site.content }));
const reported = async (subject: string) =>
  JSON.parse((await printed(() => explain(subject, { content: site.content, format: 'json' }))).out);
const refused = (subject: string, options: object = {}) => expect(explain(subject, { content: site.content, ...options })).rejects;

describe('a fact', () => {
  test('its value and place, the pages that show it and the texts that name it are printed', async () => {
    expect(await reported('fact:offer.saving')).toMatchObject({
      id: 'offer.saving',
      value: '€251, net',
      fact: { kind: 'money', minor: 25100, source: 'the price list', asOf: '2026-11-01' },
      at: { file: 'content/facts/offer.ts', line: 6, column: 3 },
      pages: [{ page: 'help', template: 'notice', addresses: ['/at-de/help/', '/at-en/help/', '/ch-de/help/', '/help/'] }],
      locales: ['at-de', 'at-en', 'ch-de'],
      texts: [
        {
          key: 'text',
          at: { file: 'content/pages/help/de.ts', line: 7, column: 9 },
          shownAt: ['/at-de/help/', '/ch-de/help/', '/help/'],
          clause: false,
        },
        { key: 'text', at: { file: 'content/pages/help/en.ts', line: 6, column: 9 }, shownAt: ['/at-en/help/'], clause: false },
      ],
      templates: [],
    });
  });

  test('the facts that follow from it, the claims that rest on it and the effects of another value are printed', async () => {
    const { following, from, claims, touches } = await reported('fact:offer.price');
    expect([following, from]).toMatchObject([[{ id: 'offer.saving', value: '€251, net', at: { line: 6 } }], []]);
    expect(claims).toMatchObject([
      { id: 'offer.oldPrice', verdict: 'waived', waiver: { by: 'Olga' }, reopens: true, at: { file: 'content/claims/offer.ts', line: 4 } },
    ]);
    expect(touches).toEqual({ addresses: 3, pages: 1, locales: 3, texts: 6, decisions: ['offer.oldPrice'] });
    expect((await reported('fact:offer.saving')).from.map(({ id }: { id: string }) => id)).toEqual(['offer.regularPrice', 'offer.price']);
  });

  test('a fact that no text names is listed with the templates that read it', async () => {
    const { texts, templates, pages, touches } = await reported('fact:behaviour.tooltipDelay');
    expect([texts, templates, touches.decisions]).toEqual([[], ['notice'], []]);
    expect(pages.map(({ page }: { page: string }) => page)).toEqual(['help', 'home', 'not-found']);
  });

  test('reads as a sheet, and is found without its kind', async () => {
    const { code, out } = await shown('offer.saving');
    expect(code).toBe(0);
    expect(out).toBe(`offer.saving  €251, net
  money, from the price list, right on 2026-11-01
  content/facts/offer.ts:6:3

Follows from
  content/facts/offer.ts:5:3  offer.regularPrice  €500, net
  content/facts/offer.ts:4:3  offer.price         €249, net

Shown on 1 page
  help  template notice  /at-de/help/ /at-en/help/ /ch-de/help/ /help/

Named in texts
  content/pages/help/de.ts:7:9  text  Sie sparen {fact:offer.saving}.
  content/pages/help/en.ts:6:9  text  You save {fact:offer.saving}.

A change of the value
  changes 1 page at 4 addresses in 3 locales
  updates 2 texts that name it, without edits
`);
    expect((await shown('fact:offer.saving')).out).toBe(out);
  });

  test('a claim on it is shown with the role that waived it and the need for a new decision', async () => {
    const { out } = await shown('fact:offer.price');
    expect(out).toContain(
      '  content/claims/offer.ts:4:3  offer.oldPrice  waived by Olga until 2027-11-30; needs a new decision: The offer',
    );
    expect(out).toContain('  contradicts offer.saving: change these as well\n  needs a new decision in 1 claim: offer.oldPrice\n');
    // The banner is worded in a file that the dictionary imports.
    expect(out).toMatch(/ {2}content\/layout\/en\.ts:\d+:\d+ +banner\.text +no page shows it: Now \{fact:offer\.price\}\.\n/);
  });
});

describe('a claim', () => {
  test('its sides, places and facts are printed with their lines and the waived contradiction', async () => {
    expect(await reported('claim:offer.oldPrice')).toMatchObject({
      id: 'offer.oldPrice',
      verdict: 'waived',
      at: { file: 'content/claims/offer.ts', line: 4, column: 3 },
      places: [{ where: 'help › text', value: 'You save €251.', at: { file: 'content/pages/help/en.ts', line: 6, column: 9 } }],
      restsOn: [
        { id: 'offer.price', value: '€249, net', at: { line: 4 } },
        { id: 'offer.regularPrice', value: '€500, net', at: { line: 5 } },
      ],
      waiver: { by: 'Olga', found: ['offer.price: €249, net', 'offer.regularPrice: €500, net'] },
      changes: [],
    });
    const { out } = await shown('claim:offer.oldPrice');
    expect(out).toContain('offer.oldPrice  waived  number 1\n  The offer costs what it always costs.\n  EQ: one fact has one value\n');
    expect(out).toContain(
      'Waived by Olga until 2027-11-30\n  The offer runs until the fair.\n  for these findings:\n    offer.price: €249, net\n',
    );
  });

  test('a claim whose waiver is for another contradiction is explained with the difference and the command', async () => {
    const other = await siteFolder({ from: contentSample('WL4048').bad });
    const { out } = await printed(() => explain('claim:offer.oldPrice', { content: other.content }));
    expect(out).toContain(
      "  Since then: offer.price was '€199, net' and is '€249, net'.\n  npm run site -- claims --waive offer.oldPrice --by Olga\n",
    );
  });
});

test('a template is printed with its pages, their texts and text limits, its islands and its facts', async () => {
  const { pages, texts, islands, facts } = await reported('template:notice');
  expect(pages.map(({ page }: { page: string }) => page)).toEqual(['help', 'home', 'not-found']);
  expect(texts.slice(0, 2)).toEqual([
    { key: 'meta.title', pages: ['help', 'home', 'not-found'], room: { name: 'the title of a page', most: 60, counted: 'characters' } },
    {
      key: 'meta.description',
      pages: ['help', 'home', 'not-found'],
      room: { name: 'the description of a page', most: 155, counted: 'characters' },
    },
  ]);
  expect(islands.around).toContain('tooltip');
  expect(facts.map(({ id }: { id: string }) => id)).toContain('behaviour.tooltipDelay');
  const { out } = await shown('notice');
  expect(out).toContain('notice  3 pages at ');
  expect(out).toContain('  meta.title        at most 60 characters: the title of a page\n');
});

describe('a missing subject is refused', () => {
  test.each([
    ['fact:offer.prize', "The fact 'offer.prize' does not exist. Did you mean 'fact:offer.price'?"],
    ['fact:price', "The fact 'price' does not exist. Did you mean 'fact:offer.price'?"],
    ['claim:offer.newPrice', "The claim 'offer.newPrice' does not exist. Did you mean 'claim:offer.oldPrice'?"],
    ['template:notise', "The template 'notise' does not exist. Did you mean 'template:notice'?"],
    ['offer.prise', "'offer.prise' is not an address, fact, claim, template or code. Did you mean 'offer.price'?"],
    ['whatever.else.entirely', "'whatever.else.entirely' is not an address, fact, claim, template or code. Examples: /at-de/"],
    ['/nowhere/', '/nowhere/ answers with 404'],
  ])('%s', async (subject, message) => {
    await refused(subject).toThrow(message);
  });

  test('options of pages are refused for other subjects', async () => {
    await refused('fact:offer.price', { text: 'price' }).toThrow('--text and --all are for pages. Remove them for a fact.');
  });
});
