import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { runHere } from '../../support/run-here.ts';
import { siteFolder } from '../../support/site-folder.ts';

/* Adding a language to a site: Italian, for Switzerland, by the steps of content/README.md. */

const site = await siteFolder();

const command = (name: string, ...given: string[]) => runHere([name, '--content', site.content, ...given]);
const draft = () => command('build', '--draft', '--out', `${site.out}/draft`);
const publish = () => command('build', '--out', site.out);
const source = (file: string) => readFile(`${site.content}/${file}`, 'utf8');
const page = (path: string, folder = `${site.out}/draft`) => readFile(`${folder}/site/${path}index.html`, 'utf8');
const errorsIn = (stdout: string) => [...stdout.matchAll(/^error (WL\d+)/gm)].map(([, code]) => code);
const summaryIn = (stdout: string) => /^warning WL2033 {2}(.*)$/m.exec(stdout)?.[1];
const noticeOf = (html: string) => /<aside class="draft-notice"[^>]*>(.*?)<\/aside>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '');

async function replace(file: string, words: string, others: string): Promise<void> {
  const text = await source(file);
  if (!text.includes(words)) throw new Error(`${file} does not have '${words}'.`);
  await site.write({ [file]: text.replace(words, others) });
}

describe.sequential('a language is added', () => {
  test('WL2009 a language without texts is one error that stops check and build, and coverage counts the missing texts', async () => {
    await replace('languages.ts', '  de: {', "  it: { name: 'Italian', nativeName: 'Italiano' },\n  de: {");
    await replace('countries/ch.ts', "languages: ['de'", "languages: ['de', 'it'");
    const checked = await command('check');
    expect([checked.code, errorsIn(checked.stdout)]).toEqual([1, ['WL2009']]);
    const built = await publish();
    expect([built.code, built.stderr]).toEqual([1, expect.stringContaining('Nothing was written')]);
    expect((await command('coverage')).stdout).toContain('Translate 68 texts into Italian.');
  });

  test('WL2033 the draft shows every page of it in the source language, marked, and counts the missing texts', async () => {
    const { code, stdout } = await draft();
    expect([code, errorsIn(stdout), summaryIn(stdout)]).toEqual([
      0,
      [],
      'Draft: 68 texts in 3 pages and the dictionaries are not translated yet: it 68.',
    ]);
    const help = await page('ch-it/help/');
    expect(help).toContain('<html lang="it-CH" dir="ltr">');
    expect(help).toContain('<h1 lang="en" data-draft>Help</h1>');
    expect(noticeOf(help)).toBe('Draft. 36 texts of this page are not translated into Italian. They are shown in English.');
    // Menus lead to pages of the same locale, and facts are formatted for it.
    expect(help).toMatch(/<a class="text-link" href="\/ch-it\/help\/"[^>]* lang="en" data-draft>Help<\/a>/);
    expect(await page('ch-it/')).toMatch(/<p class="lead" lang="en" data-draft>Yours for [^<]*249[^<]*\.<\/p>/);
    expect(noticeOf(await page('ch-de/'))).toBe('Draft. All texts of this page are in German.');
  });

  test('after a dictionary and a page, the missing text and the other pages are left', async () => {
    await site.write({ 'layout/it.ts': layout, 'dictionaries/it.ts': dictionary, 'pages/help/it.ts': helpWithoutButton });
    const { code, stdout } = await draft();
    expect([code, summaryIn(stdout)]).toEqual([0, 'Draft: 11 texts in 3 pages are not translated yet: it 11.']);
    const help = await page('ch-it/help/');
    expect(help).toContain('<h1>Aiuto</h1>');
    expect(help).toContain(' lang="en" data-draft>Back to the start</a>');
    expect(noticeOf(help)).toBe('Draft. 1 text of this page is not translated into Italian. It is shown in English.');
    expect(errorsIn((await command('check', '--only', 'WL2001')).stdout)).toEqual(['WL2001']);
  });

  test('a fault of a text is an error in a draft, too', async () => {
    await site.write({ 'pages/help/it.ts': help.replace('Dove trovare aiuto con {brand:product}.', 'Dove trovare aiuto.') });
    const { code, stdout, stderr } = await draft();
    expect([code, errorsIn(stdout)]).toEqual([1, ['WL2003']]);
    expect(stderr).toContain('Nothing was written');
    await site.write({ 'pages/help/it.ts': help });
  });

  test('a part of it can be published on purpose, and the draft still shows all of it', async () => {
    await replace('pages/home/page.ts', "  source: 'en',", "  source: 'en',\n  gaps: { 'ch-it': fallback('de') },");
    await replace('pages/home/page.ts', '{ definePage }', '{ definePage, fallback }');
    await replace('pages/not-found/page.ts', "  source: 'en',", "  source: 'en',\n  gaps: { 'ch-it': omit('translated next week') },");
    await replace('pages/not-found/page.ts', '{ definePage }', '{ definePage, omit }');
    const published = await publish();
    expect([published.code, published.stdout]).toEqual([0, '']);
    const home = await page('ch-it/', site.out);
    expect(home).toContain('Eine Kasse für kleine Läden');
    expect(home).not.toMatch(/data-draft|draft-notice|wortlaut-draft/);
    await expect(readFile(`${site.out}/site/ch-it/404.html`)).rejects.toThrow('ENOENT');

    expect(summaryIn((await draft()).stdout)).toBe('Draft: 10 texts in 2 pages are not translated yet: it 10.');
    expect(await page('ch-it/')).toContain('<h1 lang="de" data-draft>Eine Kasse für kleine Läden</h1>');
    expect(await readFile(`${site.out}/draft/site/ch-it/404.html`, 'utf8')).toContain(' lang="en" data-draft>');
  });

  test('a complete translation has no marks', async () => {
    await replace('pages/home/page.ts', "\n  gaps: { 'ch-it': fallback('de') },", '');
    await replace('pages/home/page.ts', ', fallback }', ' }');
    await replace('pages/not-found/page.ts', "\n  gaps: { 'ch-it': omit('translated next week') },", '');
    await replace('pages/not-found/page.ts', ', omit }', ' }');
    await site.write({ 'pages/home/it.ts': home, 'pages/not-found/it.ts': notFound });
    const checked = await command('check');
    expect([checked.code, checked.stdout]).toEqual([0, 'no errors\n']);
    const drafted = await draft();
    expect([drafted.code, drafted.stdout]).toEqual([0, '']);
    expect(noticeOf(await page('ch-it/'))).toBe('Draft. All texts of this page are in Italian.');
    expect(await page('ch-it/')).not.toContain('data-draft');
    expect((await publish()).code).toBe(0);
    expect(await page('ch-it/', site.out)).toContain('<h1>Una cassa per piccoli negozi</h1>');
  });
});

const translation = (texts: string) => `import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, ${texts});
`;
const help = translation(`{
  meta: { title: 'Aiuto | {brand:product}', description: 'Dove trovare aiuto con {brand:product}.' },
  heading: 'Aiuto',
  text: 'Scriveteci.',
  button: 'Torna all’inizio',
}`);
const helpWithoutButton = help.replace("  button: 'Torna all’inizio',\n", '');
const home = translation(`{
  meta: { title: '{brand:product}', description: 'Una cassa per {fact:offer.price}.' },
  heading: 'Una cassa per piccoli negozi',
  text: 'È vostra per {fact:offer.price}.',
  button: 'Inizia',
}`);
const notFound = translation(`{
  meta: { title: 'Non trovata | {brand:product}', description: 'Questa pagina non c’è.' },
  heading: 'Questa pagina non c’è',
  text: 'Forse è stata spostata.',
  button: 'Torna all’inizio',
}`);
const dictionary = `import { translate } from 'wortlaut';
import layout from '../layout/it.ts';
import source from './en.ts';

export default translate(source, {
  ...layout,
  countries: { at: 'Austria', ch: 'Svizzera' },
});
`;
const layout = `export default {
  common: { skip: 'Vai al contenuto', newTab: 'si apre in una nuova scheda', shareImage: 'Una cassa e uno scontrino' },
  nav: {
    label: 'Menu', logo: '{brand:product}, inizio', help: 'Aiuto', prices: 'Prezzi', tryFree: 'Prova',
    startTrial: 'Inizia la prova', login: 'Accedi', register: 'Registrati',
  },
  picker: {
    country: 'Paese', language: 'Lingua', countryNow: 'Paese: {country}', languageNow: 'Lingua: {language}',
    searchCountries: 'Cerca paesi', noCountries: 'Nessun paese', searchLanguages: 'Cerca lingue', noLanguages: 'Nessuna lingua',
    found: '{found, plural, one {# risultato} many {# risultati} other {# risultati}}',
  },
  toast: { label: 'Avvisi', close: 'Chiudi l’avviso' },
  banner: { label: 'Offerta', text: 'Adesso {fact:offer.price}.', linkText: 'Vedi', dismiss: 'Nascondi' },
  footer: {
    label: 'Piè di pagina', promise: 'Una cassa che va bene.', explore: 'Prodotto', apps: 'Applicazioni',
    appStore: 'Dall’App Store', playStore: 'Da Google Play', social: 'Seguiteci', copyright: '© {brand:provider}',
  },
  editions: {
    draft: 'Bozza', inForce: 'In vigore dal {day}', announced: 'Si applica dal {day}', superseded: 'Applicata dal {day}, poi sostituita',
    withdrawn: 'Ritirata', later: 'Dal {day} si applica un’altra versione.', all: 'Tutte le versioni', plain: 'File di testo',
    changes: 'Modifiche tra il {before} e il {after}', unchanged: 'Nessuna modifica', present: 'Al contratto',
    notice: 'Le condizioni del contratto cambiano il {day}.', objection: 'È possibile opporsi fino al {day}: {address}',
  },
  terms: {
    contents: 'Indice', clause: 'Punto {number}, link a questo punto',
    copyHint: 'Il numero di un punto ne copia il link.', copied: 'Link al punto {number} copiato',
  },
} as const;
`;
