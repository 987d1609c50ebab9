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

export function Countries({ site, locale, page }: PageProps): ReactNode {
  const { picker, countries } = locale.words;
  const first = site.languages[0] as string;
  const name = countries[site.country] as string;
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
  return (
    <div className="island" data-island="country-picker" data-when="interaction" data-props={JSON.stringify(given)}>
      <div className="country-picker">
        <button type="button" className="country-picker-toggle" popoverTarget="country-panel" aria-label={name}>
          <Flag paths={site.drawings.flag} />
          <span className="country-picker-now">{name}</span>
        </button>
        <div id="country-panel" className="country-picker-panel" popover="auto">
          <Search kind="country" label={picker.searchCountries} />
          <ul className="country-picker-list" aria-label={picker.country}>
            <li className="country-picker-item">
              <a className="country-picker-link" href={choice.href} hrefLang={choice.hrefLang} aria-current="true">
                <Flag paths={site.drawings.flag} />
                <span className="country-picker-name">{name}</span>
                <span className="country-picker-currency">{choice.currency}</span>
              </a>
            </li>
          </ul>
          <p className="country-picker-status" role="status" />
        </div>
      </div>
    </div>
  );
}

export function Languages({ site, locale, page }: PageProps): ReactNode {
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
  return (
    <div className="island" data-island="language-picker" data-when="interaction" data-props={JSON.stringify(given)}>
      <div className="language-picker">
        <button type="button" className="language-picker-toggle" popoverTarget="language-panel" aria-label={locale.nativeName}>
          <span className="language-picker-now">{locale.nativeName}</span>
        </button>
        <div id="language-panel" className="language-picker-panel" popover="auto">
          <Search kind="language" label={picker.searchLanguages} />
          <ul className="language-picker-list" aria-label={picker.language}>
            {choices.map(({ code, nativeName, href, hrefLang, current }) => (
              <li key={code} className="language-picker-item">
                <a className="language-picker-link" href={href} lang={code} hrefLang={hrefLang} aria-current={current || undefined}>
                  {nativeName}
                </a>
              </li>
            ))}
          </ul>
          <p className="language-picker-status" role="status" />
        </div>
      </div>
    </div>
  );
}

function Flag({ paths }: Pick<DrawingProps, 'paths'>): ReactNode {
  return <Drawing name="flag" box="0 0 30 20" paths={paths} />;
}

function Search({ kind, label }: { readonly kind: string; readonly label: string }): ReactNode {
  return (
    <input
      type="text"
      className={`${kind}-picker-search needs-script`}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      enterKeyHint="search"
      spellCheck={false}
    />
  );
}
