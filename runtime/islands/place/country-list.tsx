import type { ReactNode } from 'react';
import type { CompiledMessage, CountryChoice, Localized } from 'wortlaut/react';
import { countryNames } from '../../shared/search.ts';
import { LocalizationProvider, useLocalization } from '../../state/localization.tsx';
import { Flag } from '../elements/flag.tsx';
import { OptionList } from './option-list.tsx';
import { onPlainClick, useSearch } from './use-search.ts';

export interface CountryListProps {
  /** Language code of the page. */
  readonly language: string;
  /** 'Country': the name of the list. */
  readonly title: Localized;
  /** 'Country: Austria' */
  readonly label: Localized;
  readonly countries: readonly Omit<CountryChoice, 'addresses'>[];
  readonly search: Localized;
  readonly none: Localized;
  readonly found: CompiledMessage<{ found: number }>;
}

/** This page in the other countries, with a search (V2); a choice is saved (A9). */
export function CountryList(props: CountryListProps): ReactNode {
  const { countries, language } = props;
  return (
    <LocalizationProvider
      offers={Object.fromEntries(countries.map((country) => [country.code, country.languages]))}
      country={countries.find((country) => country.current)?.code}
      language={language}
      addressOf={(locale) => countries.find((country) => country.code === locale.country)?.href}
    >
      <List {...props} />
    </LocalizationProvider>
  );
}

function List({ countries, ...texts }: CountryListProps): ReactNode {
  const { chooseCountry } = useLocalization();
  const search = useSearch(countries, countryNames);
  return (
    <OptionList {...texts} of="countries" state={search}>
      {countries.map((country, index) => (
        <li key={country.code} hidden={!search.shows(index)}>
          <a
            className="place-link"
            href={country.href}
            hrefLang={country.hrefLang}
            aria-current={country.current ? 'true' : undefined}
            onClick={onPlainClick(() => chooseCountry(country.code))}
          >
            <Flag code={country.code} />
            <span className="place-name">{country.name}</span>
            <span className="place-currency">{country.currency}</span>
          </a>
        </li>
      ))}
    </OptionList>
  );
}
