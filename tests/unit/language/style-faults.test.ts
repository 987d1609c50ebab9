import { beforeAll, describe, expect, test } from 'vitest';
import { runChecks } from '../../../generator/2-check/check.ts';
import { avoidedPhrases, styleSheets } from '../../../generator/2-check/checks/avoided-phrases.ts';
import { punctuation } from '../../../generator/2-check/checks/punctuation.ts';
import { textSetsOf } from '../../../generator/2-check/text-sets.ts';
import { formatFact } from '../../../generator/4-render/format-fact.ts';
import { type Content, readSite } from '../../../generator/index.ts';
import type { Language } from '../../../generator/model/site.ts';
import { textsOf, withText } from '../../mutation/gate/edit-content.ts';
import { styleKinds } from '../../mutation/gate/style-kinds.ts';
import { opened } from '../../support/opened.ts';
import { root } from '../../support/paths.ts';

/* Faults against the style sheets of languages: phrases that they avoid, other forms of address, marks and spaces. */

const today = '2026-11-26';
let content: Content;
beforeAll(async () => {
  const { site } = await readSite(opened({ content: `${root}/content`, today }));
  content = site?.content ?? expect.fail('the real site does not load');
});

const checks = Object.entries({ avoidedPhrases, styleSheets, punctuation }).map(([name, check]) => ({ ...check, name }));

/** The findings in all texts, or in those of one page. */
function findingsIn(changed: Content, page?: string) {
  const sets =
    page === undefined ? {} : { sets: textSetsOf(new Map([...changed.batch, ...changed.contracts].filter(([id]) => id === page))) };
  return runChecks(checks, {
    content: changed,
    vocabulary: { templates: [], shapes: {}, writeFact: formatFact, production: true, today },
    ...sets,
  });
}

test('the real site has no such fault', () => {
  expect(findingsIn(content)).toEqual([]);
});

test.each(styleKinds)('$name: every fault is reported once, at its place', ({ codes, faults }) => {
  const seeded = faults(content);
  const seededLanguages = [...new Set(seeded.map(({ detail }) => detail.slice(0, 2)))];
  // One kind of fault exists in French alone.
  if (seededLanguages.join() !== 'fr') expect(seededLanguages.length).toBeGreaterThan(6);
  const reports = seeded.map(({ detail, make, reported: [place] }) => {
    const page = textsOf(content).find(({ file }) => file === place?.file)?.page;
    const findings = findingsIn(make(content), page).map(({ code, file, dataPath }) => `${code} ${file} ${dataPath?.join('.')}`);
    return [detail, ...findings];
  });
  expect(reports).toEqual(
    seeded.map(({ detail, reported: [place] }) => [detail, `${codes[0]} ${place?.file} ${place?.dataPath?.join('.')}`]),
  );
});

/** The words that are reported in a heading of the language. */
function wordsIn(language: string, text: string, style: Partial<Language> = {}) {
  const { languages } = content;
  const styled = {
    ...content,
    languages: { ...languages, value: { ...languages.value, [language]: { ...languages.value[language], ...style } } },
  };
  const at =
    textsOf(content).find((one) => one.page && one.language === language && one.path.at(-1) === 'heading') ?? expect.fail(language);
  const changed = withText(styled as Content, at, [at.path, text]);
  const here = findingsIn(changed, at.page).filter(({ file, dataPath }) => file === at.file && String(dataPath) === String(at.path));
  return here.map(({ code, part, found }) => (code === 'WL2035' ? text.slice(...(part ?? [])) : `${code} ${found}`));
}

describe('pronouns of another form of address', () => {
  test.each([
    ['de', 'Sie', 'Schreiben Sie uns. Du kannst auch anrufen, wir helfen dir.', ['Du', 'dir']],
    ['de', 'du', 'Ruf an. Sie sind heute da: Sie helfen, wenn Sie fragen.', ['Sie']],
    ['es', 'tú', 'Abre tu caja. Usted decide, ustedes cobran.', ['Usted', 'ustedes']],
    ['es', 'usted', 'Abra su caja, tú decides. Los servicios de TI cuestan.', ['tú']],
    ['pl', 'ty', 'Proszę sprawdzić, Szanowni Państwo, twój raport.', ['Szanowni', 'Państwo']],
    ['pl', 'ty', 'Państwo polskie. W tym państwie nie ma panów.', []],
    ['it', 'tu', 'Apri la tua cassa. Lei non chiama, ma Lei paga con il vostro tablet.', ['Lei', 'vostro']],
    ['fr', 'vous', 'Ouvrez votre caisse avec ta tablette. Toi, tu tiens bon. La TA et le statut.', ['ta', 'Toi', 'tu']],
    ['nl', 'u', 'Open uw kassa en neem je tablet.', ['je']],
    ['cs', 'vy', 'Otevřete vaši pokladnu na tvém tabletu, pro tebe.', ['tebe']],
    ['cs', 'vy', 'Ty stránky ti lidé znají.', []],
  ])('%s, %s: “%s”', (language, address, text, pronouns) => {
    expect(wordsIn(language, text, { address, avoid: {} })).toEqual(pronouns);
  });

  test('a language with one form of address, and a form that a language does not have, are not searched', () => {
    expect(wordsIn('en', 'You and thou.', { address: 'you', avoid: {} })).toEqual([]);
    expect(wordsIn('de', 'Du und Sie.', { address: 'usted', avoid: {} })).toEqual([]);
  });
});

test.each([
  ['whole words', 'Beleg', 'Belegschaft, Unbeleg, Beleg-Nummer und Beleg.', ['Beleg', 'Beleg']],
  ['a capital counts', 'Belegen', 'Wir belegen Kurse mit Belegen. BELEGEN!', ['Belegen', 'BELEGEN']],
  ['a phrase with a small letter also begins sentences', 'eigene kasse', 'Eigene kasse, eigene kasse.', ['Eigene kasse', 'eigene kasse']],
  ['a phrase that ends with a sign', 'MwSt.', 'Mit MwSt. und ohne MwSt.', ['MwSt.', 'MwSt.']],
  ['a phrase of signs', '...', 'Laden... oder ... warten', ['...', '...']],
  ['a name of capitals', 'EET', 'Meet, Eet und eet im EET-Jahr', ['EET']],
  ['the longest phrase', 'Beleg', 'Beleg', ['Beleg']],
])('%s', (_, phrase, text, found) => {
  expect(wordsIn('de', text, { avoid: { [phrase]: 'x' } })).toEqual(found);
});

test.each([
  ['the words of other countries', '{inCountry, select, ch {eine Quittung} other {ein Beleg}}', []],
  ['the word in the branch of its country', '{inCountry, select, ch {ein Beleg} other {eine Quittung}}', ['Beleg']],
  ['a branch for a country without need', '{inCountry, select, at {ein Beleg} other {ein Beleg}}', ['Beleg']],
  ['the word beside a choice', 'Beleg {inCountry, select, ch {a} other {b}}', ['Beleg']],
])('%s', (_, text, found) => {
  expect(wordsIn('de', text, { avoid: { Beleg: { write: 'Quittung', countries: ['ch'] } } })).toEqual(found);
});
