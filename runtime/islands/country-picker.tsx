import type { MouseEvent, ReactNode } from 'react';
import type { CompiledMessage, CountryChoice, Localized } from 'wortlaut/react';
import { countryNames } from '../shared/search.ts';
import { LocalizationProvider, useLocalization } from '../state/localization.tsx';
import { Flag } from './elements/flag.tsx';
import { PickerPanel } from './picker/panel.tsx';
import { isPlainClick, usePicker } from './picker/use-picker.ts';

interface CountryPickerProps {
  /** Unique on the page: the header and the menu may both hold a picker. */
  readonly id: string;
  /** Language code of the page. */
  readonly language: string;
  /** 'Country': the name of the panel, and the button's text on pages without a country. */
  readonly title: Localized;
  /** The button's spoken name, 'Country: Austria'. It contains the visible text (WCAG 2.5.3). */
  readonly label: Localized;
  readonly countries: readonly Omit<CountryChoice, 'addresses'>[];
  /** Label of the search field, which is omitted without it. */
  readonly search?: Localized;
  readonly none: Localized;
  readonly found: CompiledMessage<{ found: number }>;
}

/** Leads to this page in another country: a native popover with links (F4, S1); script adds search (V2) and memory (A9). */
export function CountryPicker(props: CountryPickerProps): ReactNode {
  const { countries, language } = props;
  return (
    <LocalizationProvider
      offers={Object.fromEntries(countries.map((country) => [country.code, country.languages]))}
      country={countries.find((country) => country.current)?.code}
      language={language}
      addressOf={(locale) => countries.find((country) => country.code === locale.country)?.href}
    >
      <Picker {...props} />
    </LocalizationProvider>
  );
}

function Picker({ id, title, label, countries, search, none, found }: CountryPickerProps): ReactNode {
  const { chooseCountry } = useLocalization();
  const picker = usePicker(countries, countryNames);
  const current = countries.find((country) => country.current);
  const choose = (event: MouseEvent, code: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    chooseCountry(code);
    picker.close();
  };
  return (
    <div className="country-picker">
      <button type="button" className="country-picker-toggle" popoverTarget={`${id}-panel`} aria-label={label}>
        {current && <Flag code={current.code} />}
        <span className="country-picker-now">{current?.name ?? title}</span>
      </button>
      <PickerPanel name="country-picker" id={id} title={title} search={search} none={none} found={found} picker={picker}>
        {countries.map((country, index) => (
          <li key={country.code} className="country-picker-item" hidden={!picker.shows(index)}>
            <a
              className="country-picker-link"
              href={country.href}
              hrefLang={country.hrefLang}
              aria-current={country.current ? 'true' : undefined}
              onClick={(event) => choose(event, country.code)}
            >
              <Flag code={country.code} />
              <span className="country-picker-name">{country.name}</span>
              <span className="country-picker-currency">{country.currency}</span>
            </a>
          </li>
        ))}
      </PickerPanel>
    </div>
  );
}
