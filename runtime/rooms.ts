/** A place where a text has so much room and no more. */
export interface Room {
  /** As a message calls it. */
  readonly name: string;
  /** The most that fits, in widths of an average small letter of the site's font; or in characters, as search engines count. */
  readonly most: number;
  readonly counted?: 'characters';
  /** `template:path.of.text`, or `dictionary:group.key`. A `*` is any name, `**` any number of them. */
  readonly texts: readonly string[];
}

/**
 * How much room the texts of templates and furniture have. Widths are what fits at 320 CSS pixels (WCAG 1.4.10), with 200 % text
 * left to wrap. The first room that names a text is its room; a text that none names may be as long as it likes.
 */
export const rooms: readonly Room[] = [
  { name: 'the title of a page', most: 60, counted: 'characters', texts: ['*:meta.title'] },
  { name: 'the description of a page', most: 155, counted: 'characters', texts: ['*:meta.description'] },
  {
    name: 'a button',
    most: 30,
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
      '*:value.cta',
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
    most: 28,
    texts: [
      ...['about', 'team', 'exhibitions', 'reviews', 'blog', 'help', 'contact', 'faq', 'store', 'benefits', 'helps'],
      ...['support', 'products', 'solutions', 'pricing', 'resources', 'company', 'more'],
    ].map((key) => `dictionary:nav.${key}`),
  },
  { name: 'a sentence of the footer', most: 80, texts: ['dictionary:footer.promise', 'dictionary:footer.copyright'] },
  { name: 'a link of the footer', most: 28, texts: ['dictionary:footer.*'] },
  { name: 'the name of a country', most: 22, texts: ['dictionary:countries.*'] },
  {
    name: 'a search field',
    most: 26,
    texts: ['dictionary:picker.searchCountries', 'dictionary:picker.searchLanguages', '*:faq.placeholder'],
  },
  {
    name: 'the title of a notification',
    most: 44,
    texts: ['dictionary:consent.saved', 'dictionary:terms.copied', '*:contact.copied', '*:contact.notCopied', '*:emails.cleared'],
  },
  {
    name: 'the unit under a countdown',
    most: 12,
    texts: ['*:countdown.days', '*:countdown.hours', '*:countdown.minutes', '*:countdown.seconds'],
  },
  { name: 'a line of the drawn till', most: 26, texts: ['dictionary:till.thanks', 'dictionary:till.sample', 'dictionary:till.shop'] },
  {
    name: 'a word of the drawn till',
    most: 16,
    texts: ['coffee', 'croissant', 'cake', 'total', 'pay', 'card', 'cash', 'today', 'tap'].map((key) => `dictionary:till.${key}`),
  },
  {
    name: 'the label of a field',
    most: 26,
    texts: [
      ...['firstName', 'lastName', 'company', 'phone', 'prefix', 'email'].map((key) => `dictionary:lead.${key}`),
      ...['name', 'email', 'phone', 'company', 'message'].map((key) => `*:preOrder.${key}`),
    ],
  },
];
