import type { TextLimit } from 'wortlaut/react';

/**
 * How much room the texts of templates and layout have. Widths are what fits at 320 CSS pixels (WCAG 1.4.10), with 200 % text
 * left to wrap. The first limit that names a text holds for it; a text that none names may be as long as it likes.
 */
export const textLimits: readonly TextLimit[] = [
  { name: 'the title of a page', max: 60, counted: 'characters', texts: ['*:meta.title'] },
  { name: 'the description of a page', max: 155, counted: 'characters', texts: ['*:meta.description'] },
  {
    name: 'a button',
    max: 30,
    texts: [
      'dictionary:nav.tryFree',
      'dictionary:nav.startTrial',
      'dictionary:nav.login',
      'dictionary:nav.register',
      'dictionary:lead.submit',
      'dictionary:lead.sending',
      'dictionary:popup.*Submit',
      'dictionary:popup.refuse',
      'dictionary:consent.accept',
      'dictionary:consent.reject',
      '*:hero.cta',
      '*:hero.secondary',
      '*:hero.start',
      '*:hero.call',
      '*:closing.cta',
      '*:closing.contact',
      '*:closing.call',
      '*:closing.learn',
      '*:bar.cta',
      '*:preOrder.submit',
      '*:preOrder.sending',
      '*:country.start',
      '*:country.learn',
      '*:**.button',
      '*:**.link',
    ],
  },
  {
    name: 'an entry of a menu',
    max: 28,
    texts: [
      ...['about', 'team', 'exhibitions', 'reviews', 'blog', 'help', 'contact', 'faq', 'store', 'benefits', 'helps'],
      ...['support', 'products', 'solutions', 'pricing', 'resources', 'company', 'more'],
    ].map((key) => `dictionary:nav.${key}`),
  },
  { name: 'a sentence of the footer', max: 80, texts: ['dictionary:footer.promise', 'dictionary:footer.copyright'] },
  { name: 'a link of the footer', max: 28, texts: ['dictionary:footer.*'] },
  { name: 'the name of a country', max: 22, texts: ['dictionary:countries.*'] },
  {
    name: 'a search field',
    max: 26,
    texts: ['dictionary:picker.searchCountries', 'dictionary:picker.searchLanguages', '*:faq.placeholder'],
  },
  {
    name: 'the title of a notification',
    max: 44,
    texts: ['dictionary:consent.saved', 'dictionary:terms.copied', '*:contact.copied', '*:contact.notCopied', '*:emails.cleared'],
  },
  {
    name: 'the unit under a countdown',
    max: 12,
    texts: ['*:countdown.days', '*:countdown.hours', '*:countdown.minutes', '*:countdown.seconds'],
  },
  {
    name: 'a line of the slip',
    max: 34,
    texts: ['thanks', 'sample', 'shop', 'salonShop', 'groceryShop'].map((key) => `dictionary:till.${key}`),
  },
  {
    name: 'a word of the till',
    max: 16,
    texts: [
      ...['total', 'pay', 'card', 'cash', 'today', 'tap', 'given', 'back', 'cafe', 'salon', 'grocery'].map(
        (key) => `dictionary:till.${key}`,
      ),
      ...['coffee', 'croissant', 'cake'].map((key) => `dictionary:goods.${key}`),
    ],
  },
  { name: 'the name of goods on a key', max: 24, texts: ['dictionary:goods.*'] },
  {
    name: 'the label of a field',
    max: 26,
    texts: [
      ...['firstName', 'lastName', 'company', 'phone', 'prefix', 'email'].map((key) => `dictionary:lead.${key}`),
      ...['name', 'email', 'phone', 'company', 'message'].map((key) => `*:preOrder.${key}`),
    ],
  },
];
