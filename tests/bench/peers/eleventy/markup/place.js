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

const search = (label) =>
  `<input type="text" class="place-search needs-script" aria-label="${escape(label)}" placeholder="${escape(label)}" autocomplete="off" enterkeyhint="search" spellcheck="false">`;

const list = (kind, title, searchLabel, items) =>
  `<div class="place-${kind}"><p class="place-title">${escape(title)}</p>${search(searchLabel)}<ul class="place-list" aria-label="${escape(title)}">${items}</ul><p class="place-status" role="status"></p></div>`;

/** Country and language in one popover. */
export function place(site, locale, page) {
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
  const choices = site.locales.map(({ id, language, languageName, nativeName, tag }) => ({
    code: language,
    name: languageName,
    nativeName,
    href: addressOf(id, page.id),
    hrefLang: tag,
    current: language === locale.language,
  }));
  const given = {
    countries: {
      language: locale.language,
      title: picker.country,
      label: name,
      countries: [choice],
      search: picker.searchCountries,
      none: picker.noCountries,
      found: found(locale.tag),
    },
    languages: {
      country: site.country,
      title: picker.language,
      label: locale.nativeName,
      languages: choices,
      search: picker.searchLanguages,
      searchAbove: 3,
      none: picker.noLanguages,
      found: found(locale.tag),
    },
  };
  const flag = drawing('flag', '0 0 30 20', site.drawings.flag);
  const country = `<li><a class="place-link" href="${choice.href}" hreflang="${choice.hrefLang}" aria-current="true">${flag}<span class="place-name">${escape(name)}</span><span class="place-currency">EUR</span></a></li>`;
  const items = choices
    .map(
      ({ code, nativeName, href, hrefLang, current }) =>
        `<li><a class="place-link" href="${href}" lang="${code}" hreflang="${hrefLang}"${current ? ' aria-current="true"' : ''}>${nativeName}</a></li>`,
    )
    .join('');
  return `<div class="island" data-island="place" data-when="interaction" data-props="${props(given)}"><div class="place"><button type="button" class="place-toggle" popovertarget="place-panel" aria-label="${escape(name)}, ${locale.nativeName}">${flag}<span>${locale.nativeName}</span></button><div id="place-panel" class="place-panel" popover="auto">${list('countries', picker.country, picker.searchCountries, country)}${list('languages', picker.language, picker.searchLanguages, items)}</div></div></div>`;
}
