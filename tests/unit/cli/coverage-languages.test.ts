import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Coverage } from '../../../generator/7-report/coverage.ts';
import { coverageHtml } from '../../../generator/7-report/coverage-html.ts';
import { nextSteps } from '../../../generator/7-report/coverage-next.ts';
import { coverageText } from '../../../generator/7-report/coverage-text.ts';
import { readCoverage } from '../../../generator/index.ts';
import { elementsOf } from '../../support/html.ts';
import { opened } from '../../support/opened.ts';
import { root } from '../../support/paths.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';

let folder: SiteFolder;
let coverage: Coverage;
beforeAll(async () => {
  // One fault of each kind in a language's row.
  folder = await siteFolder({
    files: {
      'dictionaries/en.ts': dictionary(
        'en',
        "{ ...layout.common, old: 'Nobody reads this' }",
        layoutBanner('Bring your own tablet', days.en),
      ),
      'dictionaries/de.ts': dictionary(
        'de',
        "{ ...layout.common, old: 'Niemand liest das' }",
        layoutBanner('Bring your own tablet', days.de),
      ),
      'pages/help/de.ts': `import { translate } from 'wortlaut';
import source from './en.ts';
export default translate(source, {
  meta: { title: 'Hilfe zur Kasse, zum Terminal und zu allen Rechnungen | {brand:product}', description: 'Hier gibt es Hilfe.' },
  heading: 'Hilfe',
  text: 'Write to us and we will show you how it works.',
} as never);
`,
    },
  });
  const read = await readCoverage(opened({ content: folder.content }));
  coverage = read.coverage ?? expect.fail(JSON.stringify(read.diagnostics));
});

const days = { en: '{n, plural, one {# day} other {# days}}', de: '{n, plural, other {# Tage}}' };
const layoutBanner = (own: string, left: string) => `{ ...layout.banner, own: '${own}', left: '${left}' }`;
function dictionary(language: 'en' | 'de', common: string, banner: string): string {
  const countries = language === 'en' ? "{ at: 'Austria', ch: 'Switzerland' }" : "{ at: 'Österreich', ch: 'Schweiz' }";
  const groups = `{ ...layout, common: ${common}, banner: ${banner}, countries: ${countries} }`;
  return language === 'en'
    ? `import { defineDictionary } from 'wortlaut';\nimport layout from '../layout/en.ts';\nexport default defineDictionary(${groups});\n`
    : `import { translate } from 'wortlaut';\nimport layout from '../layout/de.ts';\nimport source from './en.ts';\nexport default translate(source, ${groups});\n`;
}

describe('coverage of a site with slips', () => {
  test('is read in spite of them, and counts them', () => {
    const german = coverage.languages.find(({ language }) => language === 'de');
    // The page without its button fails to render, so unused texts are not reported.
    expect(german).toMatchObject({ name: 'German', findings: { forms: 1, foreign: 1, identical: 1, tooLong: 1, unused: 0 } });
    expect(german?.same).toBeGreaterThanOrEqual(1);
    expect(german?.words).toBeGreaterThan(german?.texts ?? 0);
    expect(coverage.cells.find(({ name, where }) => name === 'help' && where === 'at-de')).toMatchObject({
      state: 'missing',
      language: 'de',
    });
  });

  test('lists the next steps, the most urgent first', () => {
    expect(nextSteps(coverage).map(({ task, detail }) => [task, detail])).toEqual([
      ['Translate 1 text into German.', 'help (at-de, ch-de)'],
      ['Complete the plural forms and branches of 1 text in German.', 'The check lists each with its line.'],
      ['Rewrite 1 text in German: it is in another language.', 'The check lists each with its line.'],
      ['Shorten 1 text in German.', 'The check lists each with its line.'],
      ['Translate 1 text into German: it still equals the source text.', 'The check lists each with its line.'],
    ]);
  });

  test('lists them in text and HTML', () => {
    const reported = '1 with gaps in plurals or branches, 1 in another language, 1 too long, 1 still the source text';
    expect(coverageText(coverage, { colour: false })).toMatch(new RegExp(`  de  German +█+░+ .*  ${reported}\n`));
    expect(coverageText(coverage, { colour: false })).toContain('Next\n  Translate 1 text into German. help (at-de, ch-de)\n');
    expect(coverageHtml(coverage)).toContain(`>${reported}</p>`);
    expect(coverageHtml(coverage)).toContain(
      '<strong>Translate 1 text into German.</strong> <span class="muted">help (at-de, ch-de)</span>',
    );
  });
});

describe('the page', async () => {
  const { coverage: real = expect.fail('the real content has errors') } = await readCoverage(opened({ content: `${root}/content` }));
  const html = coverageHtml(real);
  const elements = elementsOf(html);

  test('is well-formed, and the same coverage gives the same bytes', () => {
    const errors: string[] = [];
    parse(html, { onParseError: ({ code, startLine }) => errors.push(`${code} in line ${startLine}`) });
    expect(errors).toEqual([]);
    expect(coverageHtml(real)).toBe(html);
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('needs no script and nothing from elsewhere', () => {
    expect(elements.filter(({ tag }) => ['script', 'link', 'img', 'iframe'].includes(tag))).toEqual([]);
    expect(html).not.toMatch(/https?:|url\(|\son[a-z]+=/);
  });

  test('every section has a link to it, every reference has its target, and scrolling parts take the focus', () => {
    const ids = new Set(elements.flatMap(({ attributes }) => attributes.id ?? []));
    const named = elements.flatMap(({ attributes }) =>
      [attributes['aria-labelledby'], attributes.href?.slice(1)].filter((id) => id !== undefined),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
    const scrolling = elements.filter(({ attributes }) => attributes.class === 'scroll');
    expect(scrolling.length).toBeGreaterThanOrEqual(4);
    expect(scrolling.every(({ attributes }) => attributes.tabindex === '0' && attributes.role === 'region')).toBe(true);
  });

  test('has a bar with a name for each language, and a head for each row and column', () => {
    const bars = elements.filter(({ tag, within }) => tag === 'meter' && within.includes('li'));
    expect(bars.map(({ attributes }) => attributes['aria-labelledby'])).toEqual(
      real.languages.map(({ language }) => `language-${language}`),
    );
    expect(elements.filter(({ tag }) => tag === 'th').every(({ attributes }) => attributes.scope !== undefined)).toBe(true);
    expect(headingLevels(html)).toEqual([1, 2, ...real.languages.map(() => 3), 2, 2, 2, 2, 2]);
  });

  test('every text of every language is counted once', () => {
    const dictionary = real.cells.find(({ kind, where }) => kind === 'dictionary' && where === 'cs');
    const czech = real.languages.find(({ language }) => language === 'cs');
    const contracts = real.cells.filter(({ kind, where }) => kind === 'terms' && where === 'cs').length;
    expect(czech?.texts).toBeGreaterThan(dictionary?.texts ?? 0);
    expect(contracts).toBe(3);
    expect(real.languages.map(({ complete, places }) => complete <= places)).not.toContain(false);
    expect(real.languages.reduce((sum, { places }) => sum + places, 0)).toBe(real.total);
  });
});

function headingLevels(html: string): number[] {
  const levels: number[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    const [, level] = ('tagName' in node && /^h([1-6])$/.exec(node.tagName)) || [];
    if (level) levels.push(Number(level));
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html));
  return levels;
}
