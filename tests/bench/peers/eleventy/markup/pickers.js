import { addressOf, drawing, escape, props } from './html.js';

/** The message with the number of results, as a picker gets it. */
const found = (tag) => ({
  tag,
  elements: [
    {
      type: 6,
      value: 'found',
      options: { one: { value: [{ type: 7 }] }, other: { value: [{ type: 7 }] } },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
});

const search = (kind, label) =>
  `<input type="text" class="${kind}-picker-search needs-script" aria-label="${escape(label)}" placeholder="${escape(label)}" autocomplete="off" enterkeyhint="search" spellcheck="false">`;

export function countries(site, locale, page) {
  const { picker, countries: names } = locale.words;
  const [first] = site.languages;
  const name = names[site.country];
  const choice = {
    code: site.country,
    name,
    englishName: site.country,
    currency: 'EUR',
    languages: site.languages,
    href: addressOf(`${site.country}-${first}`, page.id),
    hrefLang: `${first}-${site.country.toUpperCase()}`,
    current: true,
  };
  const given = {
    id: 'country',
    language: locale.language,
    title: picker.country,
    label: name,
    countries: [choice],
    search: picker.searchCountries,
    none: picker.noCountries,
    found: found(locale.tag),
  };
  const flag = drawing('flag', '0 0 30 20', site.drawings.flag);
  return `<div class="island" data-island="country-picker" data-when="interaction" data-props="${props(given)}"><div class="country-picker"><button type="button" class="country-picker-toggle" popovertarget="country-panel" aria-label="${escape(name)}">${flag}<span class="country-picker-now">${escape(name)}</span></button><div id="country-panel" class="country-picker-panel" popover="auto">${search('country', picker.searchCountries)}<ul class="country-picker-list" aria-label="${escape(picker.country)}"><li class="country-picker-item"><a class="country-picker-link" href="${choice.href}" hreflang="${choice.hrefLang}" aria-current="true">${flag}<span class="country-picker-name">${escape(name)}</span><span class="country-picker-currency">EUR</span></a></li></ul><p class="country-picker-status" role="status"></p></div></div></div>`;
}

export function languages(site, locale, page) {
  const { picker } = locale.words;
  const choices = site.locales.map(({ id, language, languageName, nativeName, tag }) => ({
    code: language,
    name: languageName,
    nativeName,
    href: addressOf(id, page.id),
    hrefLang: tag,
    current: language === locale.language,
  }));
  const given = {
    id: 'language',
    country: site.country,
    title: picker.language,
    label: locale.nativeName,
    languages: choices,
    search: picker.searchLanguages,
    searchAbove: 3,
    none: picker.noLanguages,
    found: found(locale.tag),
  };
  const items = choices
    .map(
      ({ code, nativeName, href, hrefLang, current }) =>
        `<li class="language-picker-item"><a class="language-picker-link" href="${href}" lang="${code}" hreflang="${hrefLang}"${current ? ' aria-current="true"' : ''}>${nativeName}</a></li>`,
    )
    .join('');
  return `<div class="island" data-island="language-picker" data-when="interaction" data-props="${props(given)}"><div class="language-picker"><button type="button" class="language-picker-toggle" popovertarget="language-panel" aria-label="${locale.nativeName}"><span class="language-picker-now">${locale.nativeName}</span></button><div id="language-panel" class="language-picker-panel" popover="auto">${search('language', picker.searchLanguages)}<ul class="language-picker-list" aria-label="${escape(picker.language)}">${items}</ul><p class="language-picker-status" role="status"></p></div></div></div>`;
}
