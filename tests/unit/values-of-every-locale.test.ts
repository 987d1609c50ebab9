import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { readSite, renderPage } from '../../generator/index.ts';
import { elementsOf } from '../support/html.ts';
import { opened } from '../support/opened.ts';
import { shaped } from '../support/shaped-site.ts';
import type { SiteFolder } from '../support/site-folder.ts';

/* Facts and names in texts, as languages with other calendars, scripts and directions print them. */

const facts = `import { date, defineFacts, hours, money, score } from 'wortlaut';

const seen = { source: 'the house', asOf: '2026-11-01' } as const;
const of = (iso: string) => date({ ...seen, iso });

export default defineFacts({
  price: money({ ...seen, minor: 1400, currency: 'EUR', tax: 'gross', in: { 'zh-Hant': { minor: 1100, currency: 'GBP' }, pt: { minor: 100 } } }),
  fare: money({ ...seen, minor: 1400, currency: 'JPY', tax: 'gross' }),
  dinar: money({ ...seen, minor: 1400, currency: 'KWD', tax: 'gross' }),
  day: of('2026-07-31'),
  month: of('2026-07'),
  year: of('2026'),
  yearly: of('--12-31'),
  stars: score({ ...seen, tenths: 49, outOf: 5 }),
  open: hours({ ...seen, spans: [
    { from: 'mon', to: 'tue', opens: '09:00', closes: '13:00' },
    { from: 'sat', to: 'sat', opens: '09:00', closes: '12:00' },
  ] }),
});
`;

/** Language → token → as printed. */
const printed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    'fact:shop.price': '€14',
    'fact:shop.fare': 'JP¥1,400',
    'fact:shop.dinar': 'KWD\u00a01.400',
    'fact:shop.year': '2026',
    'brand:phone': '+43 1 234 56',
  },
  'zh-Hant': { 'fact:shop.price': '£11', 'fact:shop.open': '週一–\u2060週二\u00a009:00–\u206013:00、週六\u00a009:00–\u206012:00' },
  pt: { 'fact:shop.price': '€\u00a01' },
  'pt-BR': { 'fact:shop.price': '€\u00a014' },
  th: { 'fact:shop.day': '31\u00a0กรกฎาคม ค.ศ. 2026', 'fact:shop.month': 'กรกฎาคม 2026', 'fact:shop.year': '2026' },
  fa: {
    'fact:shop.day': '۳۱\u00a0ژوئیهٔ ۲۰۲۶',
    'fact:shop.month': 'ژوئیهٔ ۲۰۲۶',
    'fact:shop.year': '۲۰۲۶',
    'fact:shop.yearly': '۳۱\u00a0دسامبر',
    'fact:shop.stars': '۴٫۹/۵',
    'fact:shop.open': 'دوشنبه–\u2060سه‌شنبه\u00a0۰۹:۰۰–\u2060۱۳:۰۰،\u200f شنبه\u00a0۰۹:۰۰–\u2060۱۲:۰۰',
  },
  ar: {
    'brand:phone': '\u2068+43 1 234 56\u2069',
    'brand:product': '\u2068Muster\u2069',
    'brand:house': 'دار',
    'fact:shop.day': '31\u00a0يوليو 2026',
    'fact:shop.open': 'الاثنين–\u2060الثلاثاء\u00a009:00–\u206013:00، السبت\u00a009:00–\u206012:00',
  },
  de: { 'brand:house': '\u2068دار\u2069', 'fact:shop.open': 'Mo–\u2060Di\u00a009:00–\u206013:00, Sa\u00a009:00–\u206012:00' },
};

const tokens = [...new Set(Object.values(printed).flatMap((values) => Object.keys(values)))];

const copy = `import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'A', description: 'A' }, heading: 'A', button: 'A',
  text: '${tokens.map((token) => `{${token}}`).join('; ')}',
});
`;

const languages = Object.keys(printed);
let folder: SiteFolder;
const shown = new Map<string, readonly string[]>();
beforeAll(async () => {
  folder = await shaped({ languages: Object.fromEntries(languages.map((tag) => [tag, 'ltr'])), site: "defaultLocale: 'en'," });
  await folder.write({
    'facts/shop.ts': facts,
    'brand.ts': (await readFile(`${folder.content}/brand.ts`, 'utf8')).replace("'+43 1 000 0000',", "'+43 1 234 56',\n  house: 'دار',"),
    ...Object.fromEntries(languages.map((language) => [`pages/help/${language}.ts`, copy])),
  });
  const { site, diagnostics } = await readSite(opened({ content: folder.content }));
  if (!site) throw new Error(diagnostics.map(({ code, file, message }) => `${code} ${file}: ${message}`).join('\n'));
  for (const language of languages) {
    const route = site.manifest.routes.find(({ path }) => path === `/${language.toLowerCase()}/help/`);
    const { html } = route ? await renderPage(site, route) : {};
    const text = elementsOf(html ?? '').find(({ tag, attributes }) => tag === 'p' && attributes.class === 'lead')?.text;
    shown.set(language, text?.split('; ') ?? []);
  }
});

test.each(Object.entries(printed))('%s', (language, values) => {
  const own = Object.fromEntries(tokens.map((token, index) => [token, shown.get(language)?.[index]]));
  expect(own).toMatchObject(values);
});
