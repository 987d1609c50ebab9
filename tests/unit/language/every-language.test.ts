import { beforeAll, expect, test } from 'vitest';
import { messageForms } from '../../../generator/2-check/checks/message-forms.ts';
import { unitWords } from '../../../generator/2-check/checks/unit-words.ts';
import { check, type Diagnostic } from '../../../generator/index.ts';
import { opened } from '../../support/opened.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';

/* Units, digits, spaces and scripts in texts of pages, in languages with and without a lexicon. */

const facts = `import { count, defineFacts, duration, money } from 'wortlaut';

const seen = { source: 'the house', asOf: '2026-11-01', bound: 'exactly' } as const;
const days = { ...seen, unit: 'day' } as const;

export default defineFacts({
  guarantee: duration({ ...days, amount: 30, calendar: 'unspecified', starts: 'the order' }),
  notice: duration({ ...days, amount: 60, calendar: 'calendar' }),
  reply: duration({ ...days, amount: 3, calendar: 'working' }),
  tour: duration({ ...seen, amount: 90, unit: 'minute', calendar: 'unspecified' }),
  pause: duration({ ...seen, amount: 5, unit: 'second', calendar: 'unspecified' }),
  half: duration({ ...seen, amount: 6, unit: 'month', calendar: 'calendar' }),
  shop: count({ ...seen, amount: 3 }),
  price: money({ source: 'the house', asOf: '2026-11-01', minor: 125_000, currency: 'TWD', tax: 'gross' }),
});
`;

/** Language → fact and word → whether the word fits. */
const units: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  de: {
    'guarantee|Tagen': true,
    'guarantee|kostenlose Tage': true,
    'guarantee|-tägige': true,
    'guarantee|-Tage-Frist': true,
    'guarantee|Monaten': false,
    'guarantee|-monatige': false,
    'guarantee|kostenlose Monate': false,
    'guarantee|Tag': false,
    'guarantee|Arbeitstagen': false,
    'guarantee|Kunden': false,
    'guarantee|': false,
    'notice|Tagen': true,
    'notice|Kalendertagen': true,
    'notice|-tägige': true,
    'notice|Werktagen': false,
    'reply|Arbeitstagen': true,
    'reply|Werktagen': false,
    'reply|Tagen': false,
    'reply|-tägige': false,
    reply: false,
    guarantee: true,
    'tour|Min.': true,
    'tour|Stunden': false,
    'pause|Sekunden': true,
    'pause|Minuten': false,
    'half|Monate': true,
    'half|Wochen': false,
  },
  en: {
    'guarantee|-day': true,
    'guarantee|days’': true,
    'guarantee|Days': true,
    'guarantee|months': false,
    'tour|minutes': true,
    'tour|hours': false,
    'reply|working days': true,
    'reply|full business days': true,
    'reply|days': false,
  },
  fr: { 'tour|heures': false, 'reply|jours ouvrables': false, 'reply|jours ouvrés': true, 'guarantee|premiers jours': true },
  pl: { 'guarantee|-dniowy': true, 'guarantee|-miesięczny': false, 'guarantee|dni': true, 'guarantee|miesięcy': false },
  ar: {
    'guarantee|يومًا': true,
    'guarantee|يوما': true,
    'guarantee|أيام': true,
    'guarantee|أشهر': false,
    'guarantee|اشهر': false,
    'guarantee|الأشهر': false,
    'guarantee|months': false,
    'reply|أيام عمل': true,
    'reply|أيام': false,
    reply: false,
    'tour|ساعة': false,
    'tour|دقيقة': true,
  },
  he: { 'reply|ימים': false, 'guarantee|ימים': true, 'guarantee|ימי': true, 'guarantee|חודשים': false },
  ru: {
    'guarantee|дней': true,
    'guarantee|днями': true,
    'guarantee|месяцев': false,
    'guarantee|месяцами': false,
    'reply|рабочих дня': true,
  },
  pt: { 'guarantee|dias': true, 'guarantee|meses': false, 'tour|horas': false, 'reply|dias úteis': true, 'reply|dias': false },
  tr: { 'guarantee|günlük': true, 'guarantee|aylık': false, 'tour|saat': false },
  hu: { 'guarantee|napos': true, 'guarantee|hónapos': false },
  fi: { 'guarantee|päivän': true, 'guarantee|kuukauden': false, 'guarantee|viikon': false },
  'zh-Hant': { 'guarantee|天': true, 'guarantee|日': true, 'guarantee|個月': false, 'reply|個工作日': true, 'reply|天': false },
  ja: { 'guarantee|日間': true, 'guarantee|か月': false, 'reply|営業日': true },
};

/** Language → text → the codes that report it. */
const texts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    'A tour of 90 minutes.': ['WL2011'],
    'Only NT$1,250.': ['WL2011'],
    'Only TWD1,250.': ['WL2011'],
    'Only XTWD1,250.': [],
    'A tour in 90 places.': [],
  },
  ar: {
    'تستغرق الجولة ٩٠ دقيقة.': ['WL2011'],
    'تستغرق الجولة 90 دقيقة.': ['WL2011'],
    'الضمان ٣٠ يومًا.': ['WL2011'],
    'الجولة رقم ٩٠.': [],
    'You pay nothing until the bicycle is ready for you.': ['WL2019'],
    'Visa, Mastercard, American Express, PayPal': [],
    'Вы ничего не платите до конца ремонта.': ['WL2019'],
    'لا حاجة إلى موعد. No appointment needed, just come by and tell us.': ['WL2019'],
    'متى نفتح?': ['WL4016'],
    'الأجزاء, والعمل؛ متى نفتح؟': ['WL4016'],
    'خصم ٢٠٪ للطلاب.': ['WL2011'],
  },
  el: {
    'Φέρτε το ποδήλατο. No hace falta cita.': ['WL2019'],
    'Το βιβλίο The Lord of the Rings είναι εδώ.': [],
    'Πότε ανοίγουμε?': ['WL4016'],
    'Πότε ανοίγουμε; Το πρωί, νωρίς.': [],
  },
  ja: {
    '学生は２０％引きです。': ['WL2011'],
    '予約は不要です.': ['WL4016'],
    '部品,工賃。': ['WL4016'],
    'バージョン1.2、Google Maps と Apple Pay.': [],
  },
  fr: {
    'Une belle visite !': ['WL4016'],
    'Une belle visite!': ['WL4016'],
    'Un «\u202fmot » ici : il suffit.': ['WL4016'],
    'Un «\u202fmot\u00a0» suffit\u202f? À 16:30\u202f!': [],
  },
  hi: { 'दौरा ९० मिनट का है।': ['WL2011'] },
  'zh-Hant': { '導覽90分鐘。': ['WL2011'], '保固30天。': ['WL2011'], '只要1,250元。': ['WL2011'], 'A4紙三十張。': [] },
  de: { 'لا تدفع شيئًا حتى تصبح الدراجة جاهزة.': ['WL2019'], 'Eine Führung von 90 Minuten.': ['WL2011'] },
};

const rows = [
  ...Object.entries(units).flatMap(([language, words]) =>
    Object.entries(words).map(([word, fits]) => ({ language, text: `{fact:offers.${word}}`, codes: fits ? [] : ['WL4011'] })),
  ),
  ...Object.entries(texts).flatMap(([language, all]) => Object.entries(all).map(([text, codes]) => ({ language, text, codes }))),
].map((row, index) => ({ ...row, key: `text${index}` }));

const languages = [...new Set(rows.map(({ language }) => language))];
const copy = (language: string) => `import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
${rows.flatMap((row) => (row.language === language ? `  ${row.key}: ${JSON.stringify(row.text)},\n` : [])).join('')}});
`;

let folder: SiteFolder;
let findings: readonly Diagnostic[];
beforeAll(async () => {
  folder = await siteFolder({
    files: {
      'facts/offers.ts': facts,
      'languages.ts': `import { defineLanguages } from 'wortlaut';\n\nexport default defineLanguages({\n${languages
        .map((language) => `  '${language}': { name: '${language}', nativeName: '${language}' },\n`)
        .join('')}});\n`,
      ...Object.fromEntries(languages.map((language) => [`pages/help/${language}.ts`, copy(language)])),
    },
  });
  findings = (await check(opened({ content: folder.content, types: false }))).diagnostics;
});

test.each(rows)('$language $text $codes', ({ language, key, codes }) => {
  const own = findings.flatMap((one) => [one, ...(one.also ?? [])]).filter(({ file }) => file === `content/pages/help/${language}.ts`);
  const reported = own.filter(({ code, message }) => /^WL(?:4011|4016|2011|2019)$/.test(code) && message.startsWith(`'${key}' `));
  expect(reported.map(({ code }) => code)).toEqual(codes);
});

test('a language whose words for working days are not known is not told to write the words for days', () => {
  const reply = {
    kind: 'duration',
    amount: 3,
    unit: 'day',
    bound: 'exactly',
    calendar: 'working',
    source: 'the house',
    asOf: '2026-11-01',
  };
  const file = { language: 'he', file: 'he.ts', leaves: [{ path: ['text'], value: '{fact:reply|ימים}' }] };
  const [found] = [
    unitWords.runOn({ files: [file] } as never, { facts: new Map([['reply', { value: reply }]]) } as never, {} as never),
  ].flat();
  expect(found?.hint).toBe('Write the word in the form that the sentence needs, after a bar: {fact:reply|…}.');
  expect(found).not.toHaveProperty('expected');
});

test('a word of the source is found in the only plural form of a language of another script, a name is not', () => {
  const original = '{n, plural, one {# match on iPad} other {# matches on iPad}}';
  const found = (value: string, language = 'ja') => {
    const file = { language, file: `${language}.ts`, marked: [value], originals: { values: [original] }, leaves: [{ path: ['n'], value }] };
    const reports = messageForms.runOn({ base: { file: 'en.ts' }, files: [file] } as never, {} as never, {} as never);
    return [reports].flat().map((one) => one.found);
  };
  expect(found('{n, plural, other {#件の matches、iPad}}')).toEqual(['matches']);
  expect(found('{n, plural, other {#件、iPad}}')).toEqual([]);
  expect(found('{n, plural, other {# matches trên iPad}}', 'vi')).toEqual([]);
});
