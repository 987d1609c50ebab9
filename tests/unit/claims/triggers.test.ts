import { beforeAll, expect, test } from 'vitest';
import { checks, runChecks } from '../../../generator/2-check/check.ts';
import { formatFact } from '../../../generator/4-render/format-fact.ts';
import { type Content, readSite } from '../../../generator/index.ts';
import { textsOf, withText } from '../../mutation/gate/edit-content.ts';
import { opened } from '../../support/opened.ts';
import { root } from '../../support/paths.ts';
import { today } from './register.ts';

/* Claims that an author adds to a text of the real site, in each language, on a page and in the dictionary. */

/** Language → sentences that make a claim of the register. */
const sentences: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cs: {
    'product.offline': 'Pokladna prodává i bez internetu.',
    'product.support': 'Podpora 24/7.',
    'product.guarantee': 'Se zárukou vrácení peněz.',
    'product.compliance': 'Pokladna je certifikovaná.',
  },
  de: {
    'product.offline': 'Die Kasse verkauft auch ohne Internet.',
    'product.support': 'Support 24/7.',
    'product.guarantee': 'Mit Geld-zurück-Garantie.',
    'product.compliance': 'Die Kasse ist zertifiziert.',
  },
  en: {
    'product.offline': 'The till sells without internet.',
    'product.support': 'Support 24/7.',
    'product.guarantee': 'With a money-back guarantee.',
    'product.compliance': 'The till is certified.',
  },
  es: {
    'product.offline': 'El TPV vende sin internet.',
    'product.support': 'Soporte 24/7.',
    'product.guarantee': 'Con garantía de devolución.',
    'product.compliance': 'El TPV está homologado.',
  },
  fr: {
    'product.offline': 'La caisse vend même sans internet.',
    'product.support': 'Assistance 24h/24.',
    'product.guarantee': 'Satisfait ou remboursé.',
    'product.compliance': 'La caisse est certifiée.',
  },
  it: {
    'product.offline': 'La cassa vende senza internet.',
    'product.support': 'Assistenza 24/7.',
    'product.guarantee': 'Soddisfatti o rimborsati.',
    'product.compliance': 'La cassa è certificata.',
  },
  nl: {
    'product.offline': 'De kassa verkoopt zonder internet.',
    'product.support': 'Support 24/7.',
    'product.guarantee': 'Met niet-goed-geld-teruggarantie.',
    'product.compliance': 'De kassa is gecertificeerd.',
  },
  pl: {
    'product.offline': 'Kasa sprzedaje bez internetu.',
    'product.support': 'Pomoc 24/7.',
    'product.guarantee': 'Z gwarancją zwrotu pieniędzy.',
    'product.compliance': 'Kasa jest certyfikowana.',
  },
};

let content: Content;
beforeAll(async () => {
  const { site } = await readSite(opened({ content: `${root}/content`, today }));
  content = site?.content ?? expect.fail('the real site does not load');
});

const vocabulary = { templates: [], shapes: {}, writeFact: formatFact, production: false, today };
const unnamed = (changed: Content) =>
  runChecks(
    checks.filter(({ name }) => name === 'unnamed-claims'),
    { content: changed, vocabulary },
  ).map(({ code, file, message }) => `${code} ${file} ${/claim '([^']*)'/.exec(message)?.[1]}`);

test.each(Object.keys(sentences))('WL4046 a claim in %s is found on a page and in the dictionary', (language) => {
  const own = textsOf(content).filter((at) => at.language === language && !content.contracts.has(at.page ?? ''));
  const places = [own.find(({ page }) => page === undefined), own.find(({ page }) => page !== undefined)].flatMap((at) => at ?? []);
  expect(places.length).toBe(language === 'cs' ? 1 : 2);
  for (const at of places) {
    for (const [claim, sentence] of Object.entries(sentences[language] ?? {}))
      expect(unnamed(withText(content, at, [at.path, sentence]))).toEqual([`WL4046 ${at.file} ${claim}`]);
  }
});

test('WL4046 the real texts make claims at the places alone that the register names', () => {
  expect(unnamed(content)).toEqual([]);
});
