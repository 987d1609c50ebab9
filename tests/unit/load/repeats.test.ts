import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts';
import { withoutFollowing, withoutUnwritten } from '../../../generator/diagnostics/report/consequences.ts';
import { withoutRepeats, withoutTyped } from '../../../generator/diagnostics/report/repeated-type-errors.ts';
import { report } from '../../../generator/diagnostics/report/report.ts';

/* Consequences of a reported fault are not reported again. */

const error = (fault: Omit<Diagnostic, 'severity'>): Diagnostic => ({ severity: 'error', ...fault });
const ofCompiler = (file: string, message: string, code: Diagnostic['code'] = 'WL6006') => error({ code, file, line: 99, message });

const mistypedText = error({
  code: 'WL2002',
  file: 'content/dictionaries/en.ts',
  line: 3,
  dataPath: ['nav', 'tryFre'],
  expected: 'nav.tryFree',
  message: '',
});
const numberForText = error({ code: 'WL1003', file: 'content/pages/support/en.ts', line: 4, dataPath: ['lead'], message: '' });

const unknownSource = error({ code: 'WL1007', file: 'content/site.ts', line: 5, dataPath: ['sourceLanguage'], message: '' });

const link = 'mailto:hello@muster.example';
const noPage = error({ code: 'WL2030', file: 'content/pages/support/en.ts', line: 4, dataPath: ['lead'], found: `(${link})`, message: '' });
const keepsLink = `'lead' must keep the link (${link}) of the source text. Write it into this text.`;

const missingFact = error({ code: 'WL1009', file: 'content/terms/en.ts', line: 5, cause: 'fact service.garantee', message: '' });
const keeps = "'clauses.period' must keep the placeholder {fact:service.garantee} of the source text. Write it into this text.";

const missingFacts = error({ code: 'WL1009', file: 'content/pages/home/page.ts', line: 5, cause: 'facts of prices.', message: '' });
const isNoFact = (id: string) => `'${id}' is not one of the values that fit here. (TS2820)`;

const missingPackage = error({ code: 'WL6005', file: 'runtime/till.tsx', line: 2, cause: 'package react-intl', message: '' });
const cannotFind = (name: string) => `Cannot find module '${name}' or its corresponding type declarations. (TS2307)`;

const noDefinition = error({ code: 'WL1018', file: 'content/pages/workshop/en.ts', cause: 'page workshop', message: '' });
const isNoPage = (name: string) => `The page '${name}' does not exist. (TS2345)`;

const asksFor = (names: string) => `Argument of type '${names}' is not assignable to parameter of type 'Key<"nav">'. (TS2345)`;
const isNoGroup = (name: string) => `'${name}' must be a group of texts in braces.`;

test.each<[string, Diagnostic, Diagnostic]>([
  ['a text of the dictionaries, in the theme', mistypedText, ofCompiler('runtime/header.ts', asksFor('"startTrial" | "tryFree"'))],
  ['a number for a text, in the translations', numberForText, ofCompiler('content/pages/support/de.ts', isNoGroup('lead'), 'WL2027')],
  ['a link that leads to no page, in the translations', noPage, ofCompiler('content/pages/support/de.ts', keepsLink, 'WL2031')],
  ['a fact that does not exist, in the translations', missingFact, ofCompiler('content/terms/de.ts', keeps, 'WL2003')],
  ['another fact of a file with another name', missingFacts, ofCompiler('content/pages/home/page.ts', isNoFact('prices.gears'))],
  ['a package that is not installed, in another island', missingPackage, ofCompiler('runtime/clock.tsx', cannotFind('react-intl'))],
  ['a page whose folder has no page.ts, in the navigation', noDefinition, ofCompiler('content/navigation.ts', isNoPage('workshop'))],
  ['words of an unknown source language', unknownSource, ofCompiler('runtime/terms.tsx', 'Expected 1 arguments, but got 2. (TS2554)')],
])('not reported again: %s', (_, known, repeat) => {
  expect(withoutRepeats([repeat], [known])).toEqual([]);
});

test.each<[string, Diagnostic, Diagnostic]>([
  ['another text', mistypedText, ofCompiler('runtime/header.ts', asksFor('"pricing"'))],
  ['a fact of another file', missingFacts, ofCompiler('content/pages/home/page.ts', isNoFact('opening.days'))],
  [
    'a placeholder beside a broken link',
    noPage,
    ofCompiler('content/pages/support/de.ts', "'lead' must keep the placeholder {x}.", 'WL2003'),
  ],
  ['another page', noDefinition, ofCompiler('content/navigation.ts', isNoPage('works'))],
  ['another package', missingPackage, ofCompiler('runtime/clock.tsx', cannotFind('react'))],
  ['another text of the page', numberForText, ofCompiler('content/pages/support/de.ts', isNoGroup('leads'), 'WL2027')],
  ['the same text of another page', numberForText, ofCompiler('content/pages/home/de.ts', isNoGroup('lead'), 'WL2027')],
])('reported: %s', (_, known, other) => {
  expect(withoutRepeats([other], [known])).toEqual([other]);
});

test.each(['WL5023', 'WL5035'] as const)(
  '%s is not reported if it follows from a missing text, and is reported for other pages',
  (code) => {
    const missing = error({ code: 'WL2010', file: 'content/pages/support/page.ts', message: '' });
    const data = (page: string) => error({ code, file: `content/pages/${page}/page.ts`, message: '' });
    expect(withoutFollowing([missing, data('support'), data('home')])).toEqual([missing, data('home')]);
  },
);

test('a finding without a place does not hide that types are not checked', () => {
  const unchecked = error({ code: 'WL6014', message: 'The TypeScript compiler is not installed, so types are not checked.' });
  const weight: Diagnostic = { code: 'WL5045', severity: 'warning', message: 'The style sheets are heavy.' };
  expect(withoutRepeats([unchecked], [weight])).toEqual([unchecked]);
});

test('a mistyped attribute is reported by the compiler alone, which knows the right name', () => {
  const file = 'runtime/pages/home.tsx';
  const onPage = (name: string) => error({ code: 'WL5007', file, line: 33, address: '/en/', message: `<h3> has the attribute '${name}'.` });
  const mistyped = ofCompiler(file, "'contentEditble' does not exist here. (TS2322)");
  const { diagnostics } = report([onPage('contenteditble'), onPage('blink')], { codes: {}, today: '2026-11-26' }, [mistyped]);
  expect(diagnostics.map(({ message }) => message)).toEqual(["<h3> has the attribute 'blink'.", mistyped.message]);
});

test('a clause that the outline does not have is an error, and not a text that no page shows', () => {
  const place = { file: 'content/terms/en.ts', line: 23 };
  const unlisted = error({ code: 'WL4006', ...place, message: "'clauses.use.storage' is not in the outline." });
  const unshown = (name: string): Diagnostic => ({
    code: 'WL2017',
    severity: 'warning',
    ...place,
    dataPath: ['clauses', 'use', name],
    message: '',
  });
  const { diagnostics } = report([unshown('storage'), unshown('other')], { codes: {}, today: '2026-11-26' }, [unlisted]);
  expect(diagnostics.map(({ code, dataPath }) => [code, dataPath?.at(-1)])).toEqual([
    ['WL4006', undefined],
    ['WL2017', 'other'],
  ]);
});

test('a translation need not repeat markup that its source may not have', () => {
  const lacks = error({
    code: 'WL2031',
    file: 'content/pages/home/en.ts',
    dataPath: ['heading'],
    message: "'heading' has **…** not at all.",
  });
  const other = { ...lacks, dataPath: ['lead'] };
  const shown = ofCompiler('content/pages/home/de.ts', "'heading' has **…**, which this place shows as characters.", 'WL2032');
  expect(withoutTyped([lacks, other], [shown])).toEqual([other]);
});

test('texts that no page shows are not reported of a template that writes nothing', () => {
  const silent = error({ code: 'WL5001', file: 'runtime/templates.ts', message: "The template 'prices' writes nothing on /en/." });
  const unseen = (template: string) =>
    error({
      code: 'WL2017',
      file: `content/pages/${template}/en.ts`,
      message: `No page shows 'lead', although the template '${template}' requires it.`,
    });
  expect(withoutUnwritten([silent, unseen('prices'), unseen('home')])).toEqual([silent, unseen('home')]);
});
