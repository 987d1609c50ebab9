import { describe, expect, test } from 'vitest';
import terms from '../../content/facts/terms.ts';
import { formatFact } from '../../generator/4-render/format-fact.ts';
import { theRealSite } from '../support/real-site.ts';

type TermsFact = keyof typeof terms;

/* The contracts as visitors read them: every address, every rule, every number (T1 to T9, L1 to L15). */

const { manifest, pages } = theRealSite();
const at = (path: string) => pages.find(({ route }) => route.path === `${path}/`) ?? expect.fail(`the page ${path}/ is missing`);
const canonicalOf = (path: string) => at(path).all('link', { rel: 'canonical' })[0]?.attributes.href?.slice(manifest.origin.length);
const plain = (text = '') => text.replace(/[\s\u00a0\u202f]+/g, ' ');

type Languages = Readonly<Record<string, readonly [string, ...string[]]>>;
/** Document → language → its addresses as `terms.md` 2 lists them, the canonical one first (decision 4). */
const documents: Readonly<Record<string, Languages>> = {
  at: { de: ['/at-at/allgemeine-geschaeftsbedingungen'], en: ['/at-en/terms'] },
  de: { de: ['/de-de/allgemeine-geschaeftsbedingungen', '/agb'], en: ['/de-en/agb'] },
  ch: { de: ['/ch-de/agb', '/ch-ch/allgemeine-geschaeftsbedingungen'], fr: ['/ch-fr/agb'], en: ['/ch-en/agb'] },
  gb: { en: ['/gb-en/terms', '/gb-en/agb', '/terms'] },
  fr: {
    fr: ['/fr-fr/conditions-generales', '/fr-fr/agb', '/fr-fr/conditions-generales-de-vente', '/conditions-generales'],
    en: ['/fr-en/agb'],
  },
  it: { it: ['/it-it/condizioni-generali', '/it-it/agb', '/condizioni-generali'], en: ['/it-en/agb'] },
  nl: { nl: ['/nl-nl/algemene-voorwaarden', '/nl-nl/agb', '/algemene-voorwaarden'], en: ['/nl-en/agb'] },
  es: {
    es: ['/es-es/condiciones-generales', '/es-es/agb', '/condiciones-generales'],
    de: ['/es-de/agb'],
    en: ['/es-en/agb'],
  },
  cz: { cs: ['/cz-cz/vseobecne-podminky'], en: ['/cz-en/agb'] },
  pl: { pl: ['/pl-pl/warunki-ogolne'], en: ['/pl-en/agb'] },
};
const titles: Readonly<Record<string, string>> = {
  de: 'Allgemeine Geschäftsbedingungen',
  en: 'General Terms and Conditions',
  fr: 'Conditions générales',
  it: 'Condizioni generali',
  nl: 'Algemene voorwaarden',
  es: 'Condiciones generales',
  cs: 'Všeobecné obchodní podmínky',
  pl: 'Regulamin (ogólne warunki umów)',
};
const versions = Object.entries(documents).flatMap(([country, languages]) =>
  Object.entries(languages).map(([language, addresses]) => ({
    country,
    language,
    addresses,
  })),
);
const contracts = versions.filter(({ country }) => country !== 'de');

describe.each(versions)('T1 T2 the terms of $country in $language', ({ country, language, addresses: [own, ...others] }) => {
  test('are in that language and have one canonical address, which all others name', () => {
    expect(at(own).all('html')[0]?.attributes.lang).toBe(`${language}-${country.toUpperCase()}`);
    expect(canonicalOf(own)).toBe(`${own}/`);
    for (const other of others) {
      expect([other, canonicalOf(other)]).toEqual([other, `${own}/`]);
      expect(plain(at(other).all('main')[0]?.text)).toBe(plain(at(own).all('main')[0]?.text));
    }
    if (country !== 'de') expect(at(own).all('h1')[0]?.text).toBe(titles[language]);
  });

  test('lead to the terms of every other country, and show that they are a draft, which search engines do not list', () => {
    if (country === 'de') return;
    const linked = at(own)
      .all('a')
      .filter(({ within }) => within.includes('main'))
      .map(({ attributes }) => attributes.href);
    for (const other of Object.keys(documents).filter((one) => one !== country))
      expect(
        linked.some((href) => versions.some((version) => version.country === other && href === `${version.addresses[0]}/`)),
        other,
      ).toBe(true);
    expect(at(own).all('article')[0]?.attributes['data-status']).toBe('draft');
    expect(at(own).all('p', { class: 'document-edition' }).length).toBe(1);
    expect(at(own).all('meta', { name: 'robots' })[0]?.attributes.content).toBe('noindex');
    expect(at(own).all('link', { rel: 'alternate' })).toEqual([]);
  });
});

test('T4 the German terms are only the notice that the content will be available soon, in both languages, and links to what exists', () => {
  const shown = (path: string) =>
    ['span', 'p', 'a'].flatMap((name) =>
      at(path)
        .all(name)
        .filter(({ within }) => within.includes('main') && (name !== 'span' || within.includes('h1')))
        .map(textIn),
    );
  expect(shown('/de-en/agb')).toEqual([
    'The terms are at the printer’s',
    'Terms and conditions',
    'The content will be available soon.',
    'You can already read the version for Austria.',
    ...['Terms for Austria', 'Back to the home page', 'Privacy', 'Pricing', 'Support'],
  ]);
  expect(shown('/de-de/allgemeine-geschaeftsbedingungen')).toEqual([
    'Die AGB sind noch im Druck',
    'Allgemeine Geschäftsbedingungen',
    'Der Inhalt ist in Kürze verfügbar.',
    'Die Fassung für Österreich können Sie schon lesen.',
    ...['AGB für Österreich', 'Zurück zur Startseite', 'Datenschutz', 'Preise', 'Support'],
  ]);
});
const textIn = (element: { readonly text: string } | undefined) => plain(element?.text).trim().replaceAll('\u00ad', '');

const clausesOf = (path: string) =>
  new Map(
    at(path)
      .all('div', { class: 'terms-clause' })
      .map(({ attributes, text }) => [attributes.id ?? '', plain(text)]),
  );
/** A fact as a locale writes it: of a period the number alone, because its unit is inflected. */
function shownAs(name: TermsFact, tag: string): string {
  const fact = terms[name];
  return 'unit' in fact ? ` ${fact.amount} ` : plain(formatFact(fact, tag));
}

const austrian = clausesOf('/at-at/allgemeine-geschaeftsbedingungen');

test('T5 the Swiss terms are the Austrian ones, shorter', () => {
  const swiss = clausesOf('/ch-de/agb');
  expect(swiss.size).toBeLessThan(austrian.size);
  for (const id of swiss.keys()) expect(austrian.has(id), id).toBe(true);
});

test('T5 the Swiss terms exclude the customer’s own terms, as all others do', () => {
  for (const { addresses } of contracts) expect(clausesOf(addresses[0]).has('scope.exclusive'), addresses[0]).toBe(true);
});

test('T5 Swiss German has the words of Swiss law for the tax and the penalty', () => {
  const words = (path: string) =>
    ['fees.net', 'use.penalty'].map(
      (id) =>
        clausesOf(path)
          .get(id)
          ?.match(/\p{L}+(?:steuer|strafe)/u)?.[0],
    );
  expect(words('/ch-de/agb')).toEqual(['Mehrwertsteuer', 'Konventionalstrafe']);
  expect(words('/es-de/agb')).toEqual(['Umsatzsteuer', 'Vertragsstrafe']);
});

test('the foot of each page of terms marks the terms as the page that is read', () => {
  for (const path of ['/condiciones-generales', '/at-at/allgemeine-geschaeftsbedingungen', '/pl-pl/warunki-ogolne', '/de-en/agb']) {
    const current = at(path).all('a', { 'aria-current': 'page' });
    expect(
      current.filter(({ within }) => within.includes('footer')).map(({ attributes }) => [path, attributes.href?.split('/').length]),
    ).toEqual([[path, 4]]);
  }
});

describe('T3 the appendices', () => {
  const appendices = ['/at-de/leistungsbeschreibung-und-preisliste', '/at-de/laenderliste', '/at-de/leistungsbeschreibung-supportmodelle'];
  const rowsOf = (path: string) =>
    at(path)
      .all('tr')
      .map(({ text }) => plain(text));

  test('are linked from the terms, and lead back to them', () => {
    const terms = at('/at-at/allgemeine-geschaeftsbedingungen');
    for (const path of appendices) {
      expect(terms.all('a', { href: `${path}/` }).length, path).toBeGreaterThan(0);
      expect(
        at(path)
          .all('a', { href: '/at-at/allgemeine-geschaeftsbedingungen/' })
          .filter(({ within }) => within.includes('main')).length,
      ).toBe(1);
    }
  });

  test('a contract in another language than German is marked beside each link to it, and for machines', () => {
    for (const { addresses, language } of contracts) {
      const links = at(addresses[0])
        .all('a')
        .filter(({ attributes: { href = '' }, within }) => within.includes('main') && appendices.some((path) => href === `${path}/`));
      expect(links.length, addresses[0]).toBeGreaterThan(2);
      const foreign = language !== 'de';
      expect(new Set(links.map(({ attributes }) => attributes.hreflang)), addresses[0]).toEqual(new Set([foreign ? 'de-AT' : undefined]));
      const named =
        clausesOf(addresses[0])
          .get('scope.appendices')
          ?.match(/ \(Deutsch\)/g) ?? [];
      expect([addresses[0], named.length]).toEqual([addresses[0], foreign ? 3 : 0]);
    }
  });

  test('T6 the price list has four models, BUSINESS marked as popular, and the trial of 30 days', () => {
    const rows = rowsOf('/at-de/leistungsbeschreibung-und-preisliste');
    expect(rows).toEqual(
      expect.arrayContaining([
        'FREE€ 0 netto pro MonatKostet nichts, und das bleibt auch so.',
        'STARTER€ 9,90 netto pro MonatDas günstigste bezahlte Modell.',
        'BUSINESSBeliebt€ 19,90 netto pro MonatDas Modell, das die meisten wählen.',
        'PREMIUM€ 29,90 netto pro MonatDamit beginnt der kostenlose Test.',
      ]),
    );
    expect(plain(at('/at-de/leistungsbeschreibung-und-preisliste').all('main')[0]?.text)).toContain('30 Tage');
  });

  test('T7 the country list names the seven countries', () => {
    const rows = rowsOf('/at-de/laenderliste').slice(1);
    expect(rows).toEqual([
      'DeutschlandEuro',
      'ÖsterreichEuro',
      'FrankreichEuro',
      'PolenZłoty',
      'SpanienEuro',
      'SchweizFranken',
      'TschechienKronen',
    ]);
  });

  test('T8 the support models: general for nothing, premium by the year or by effort', () => {
    const rows = rowsOf('/at-de/leistungsbeschreibung-supportmodelle').join('\n');
    expect(rows).toMatch(/Allgemeiner Support.*€ 0 für jeden/);
    expect(rows).toMatch(/Jahrespauschale.*29,90.*im ersten Jahr kostenlos/);
    expect(rows).toMatch(/nach Aufwand.*angefangener Minute.*netto € 2,50/);
  });
});

describe.each(contracts)('T9 the clauses of $country in $language', ({ addresses: [path] }) => {
  test('are numbered in order, and each number is a link to its clause', () => {
    const numbers = at(path)
      .all('a', { class: 'terms-number' })
      .map(({ text }) => text.split('.').map(Number));
    for (const [index, [section = 0, clause = 0]] of numbers.entries()) {
      const [before = 0, last = 0] = numbers[index - 1] ?? [];
      // A clause that a language leaves out keeps its number free (L10).
      expect([section === before ? [1, 2].includes(clause - last) : clause === 1, section, clause]).toEqual([true, section, clause]);
    }
    for (const { attributes } of at(path).all('a', { class: 'terms-number' }))
      expect(at(path).all('div', { id: attributes.href?.slice(1) ?? '' }).length).toBe(1);
  });

  test('the termination clause cites 6.3 to 6.5, 6.7 and 6.8: the duties of security and use', () => {
    const cited = at(path)
      .all('a')
      .filter(({ attributes: { href } }) => href?.startsWith('#use.'))
      .map(({ attributes: { href }, text }) => [href, text]);
    expect(cited).toEqual(
      expect.arrayContaining([
        ['#use.secrecy', '6.3'],
        ['#use.thirdParties', '6.5'],
        ['#use.devices', '6.7'],
        ['#use.harmful', '6.8'],
      ]),
    );
  });
});

/** Rule → the clauses that state it, with the facts in them. */
const rules: Readonly<Record<string, Readonly<Record<string, readonly TermsFact[]>>>> = {
  L1: {
    'scope.business': [],
    'scope.age': ['minimumAge'],
    'scope.country': [],
    'use.country': [],
    'use.devices': ['devices'],
    'service.offline': [],
    'service.browsers': ['browserAge'],
  },
  L2: {
    'registration.free': [],
    'registration.truth': [],
    'registration.proof': [],
    'registration.password': [],
    'contract.conclusion': [],
    'contract.duration': [],
  },
  L3: { 'demo.period': ['demo'], 'demo.extent': [], 'demo.mark': [], 'demo.real': [] },
  L4: { 'blocking.arrears': [], 'blocking.effect': [], 'blocking.abuse': [] },
  L5: { 'termination.customer': [], 'termination.cause': ['arrearsGrace'] },
  L6: { 'termination.customerCause': ['functionCut', 'functionCutUse'], 'service.minorChange': ['functionCut'] },
  L7: { 'contract.modules': [], 'contract.freeModules': [] },
  L8: { 'support.change': ['supportChange'], 'support.debit': [] },
  L9: { 'support.faults': [], 'support.reaction': ['reaction'], 'defects.report': ['defectReport'], 'service.hardware': ['hardware'] },
  L10: {
    'fees.parts': [],
    'fees.net': [],
    'fees.support': ['supportYearly', 'supportMinute'],
    'fees.handover': ['handoverHour', 'handoverUnit'],
    'fees.paperInvoice': ['paperInvoice'],
    'fees.interest': ['lateInterest'],
    'fees.index': ['indexYear'],
  },
  L11: {
    'changes.terms': ['termsNotice'],
    'changes.silence': [],
    'changes.prices': ['priceNotice'],
    'changes.firstMonths': ['noIncrease'],
  },
  L12: { 'liability.cap': ['capFactor'], 'liability.expiry': ['claimsKnown'], 'liability.latest': ['claimsLatest'] },
  L14: { 'law.applicable': [], 'law.court': [] },
  L15: { 'use.secrecy': [], 'use.modification': [], 'use.thirdParties': [], 'use.harmful': [], 'use.employees': [] },
};

describe('L1 L2 L3 L4 L5 L6 L7 L8 L9 L10 L11 L12 L14 L15 the rules of the contract', () => {
  test.each(Object.entries(rules))('%s is stated in every contract and language, with its facts', (_, clauses) => {
    for (const { addresses, language, country } of contracts) {
      const stated = clausesOf(addresses[0]);
      for (const [id, facts] of Object.entries(clauses)) {
        const text = stated.get(id);
        expect(text, `${addresses[0]} ${id}`).toMatch(/\p{L}{2}/u);
        for (const fact of facts) expect(text, `${addresses[0]} ${id}`).toContain(shownAs(fact, `${language}-${country.toUpperCase()}`));
      }
    }
  });

  test('L3 L14 receipts are marked DEMO, and the court is in Wieselburg, in every language', () => {
    for (const { addresses } of contracts) {
      const stated = clausesOf(addresses[0]);
      expect(stated.get('demo.mark'), addresses[0]).toContain('DEMO');
      expect(stated.get('law.court'), addresses[0]).toContain('Wieselburg');
    }
  });
});

test('L10 the index is the Austrian one by its name, in every contract and in the price list', () => {
  for (const { addresses } of contracts) expect(clausesOf(addresses[0]).get('fees.index'), addresses[0]).toContain('(VPI) 2020');
  expect(plain(at('/at-de/leistungsbeschreibung-und-preisliste').all('main')[0]?.text)).toContain('(VPI) 2020');
});

test('L5 L13 the provider gives six weeks to the end of a month; the Czech and Polish terms state one month, and an availability', () => {
  for (const { country, language, addresses } of contracts) {
    const stated = clausesOf(addresses[0]);
    const tag = `${language}-${country.toUpperCase()}`;
    const different = ['cz', 'pl'].includes(country);
    expect(stated.get('termination.provider'), addresses[0]).toContain(shownAs(different ? 'monthNotice' : 'providerNotice', tag));
    expect(stated.get('service.availability') ?? 'none', addresses[0]).toContain(different ? shownAs('availability', tag) : 'none');
  }
});

test('L10 the penalty is in the German and French versions only', () => {
  for (const { language, country, addresses } of contracts)
    expect(clausesOf(addresses[0]).get('use.penalty') ?? 'none', addresses[0]).toContain(
      ['de', 'fr'].includes(language) ? shownAs('penalty', `${language}-${country.toUpperCase()}`) : 'none',
    );
});
