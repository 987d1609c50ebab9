import type { ReactNode } from 'react';
import { addressOf } from '../page-shapes.ts';
import { Drawing, type DrawingProps } from './drawing.tsx';
import type { PageProps } from './page-props.ts';

/** The message with the number of results, as a picker gets it. */
const found = (tag: string) => ({
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

/** Country and language in one popover. */
export function Place({ site, locale, page }: PageProps): ReactNode {
  const { picker, countries: names } = locale.words;
  const first = site.languages[0] as string;
  const name = names[site.country] as string;
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
  return (
    <div className="island" data-island="place" data-when="interaction" data-props={JSON.stringify(given)}>
      <div className="place">
        <button type="button" className="place-toggle" popoverTarget="place-panel" aria-label={`${name}, ${locale.nativeName}`}>
          <Flag paths={site.drawings.flag} />
          <span>{locale.nativeName}</span>
        </button>
        <div id="place-panel" className="place-panel" popover="auto">
          <div className="place-countries">
            <p className="place-title">{picker.country}</p>
            <Search label={picker.searchCountries} />
            <ul className="place-list" aria-label={picker.country}>
              <li>
                <a className="place-link" href={choice.href} hrefLang={choice.hrefLang} aria-current="true">
                  <Flag paths={site.drawings.flag} />
                  <span className="place-name">{name}</span>
                  <span className="place-currency">{choice.currency}</span>
                </a>
              </li>
            </ul>
            <p className="place-status" role="status" />
          </div>
          <div className="place-languages">
            <p className="place-title">{picker.language}</p>
            <Search label={picker.searchLanguages} />
            <ul className="place-list" aria-label={picker.language}>
              {choices.map(({ code, nativeName, href, hrefLang, current }) => (
                <li key={code}>
                  <a className="place-link" href={href} lang={code} hrefLang={hrefLang} aria-current={current || undefined}>
                    {nativeName}
                  </a>
                </li>
              ))}
            </ul>
            <p className="place-status" role="status" />
          </div>
        </div>
      </div>
    </div>
  );
}

function Flag({ paths }: Pick<DrawingProps, 'paths'>): ReactNode {
  return <Drawing name="flag" box="0 0 30 20" paths={paths} />;
}

function Search({ label }: { readonly label: string }): ReactNode {
  return (
    <input
      type="text"
      className="place-search needs-script"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      enterKeyHint="search"
      spellCheck={false}
    />
  );
}
