import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MessagesProvider, useHydrated } from 'wortlaut/client';
import type { CompiledMessage, Localized } from 'wortlaut/react';
import { readSavedLocale } from '../shared/saved-locale.ts';
import { likelyLocale } from '../state/likely-locale.ts';

interface ContinueCountry {
  readonly code: string;
  /** In the page's language. */
  readonly name: Localized;
  /** The default first. */
  readonly languages: readonly {
    readonly code: string;
    readonly nativeName: string;
    /** The country's home page in that language. */
    readonly href: string;
    /** BCP 47 tag of the target. */
    readonly hrefLang: string;
  }[];
}

interface ContinueToProps {
  /** 'Continue to {place}' */
  readonly label: CompiledMessage<{ place: string }>;
  readonly countries: readonly ContinueCountry[];
}

/**
 * The choice of an earlier visit (A5), or else the country that the browser's languages name, offered first on the country
 * chooser; no visitor is redirected (decision 23). The slot is there from the start, so nothing shifts.
 */
export function ContinueTo({ label, countries }: ContinueToProps): ReactNode {
  return (
    <MessagesProvider messages={{ label }}>
      <div className="continue-to">
        <LikelyCountry countries={countries} />
      </div>
    </MessagesProvider>
  );
}

function LikelyCountry({ countries }: Pick<ContinueToProps, 'countries'>): ReactNode {
  const { formatMessage } = useIntl();
  const hydrated = useHydrated();
  const offers = Object.fromEntries(countries.map(({ code, languages }) => [code, languages.map((language) => language.code)]));
  const saved = hydrated ? (readSavedLocale(offers) ?? likelyLocale(offers, navigator.languages)) : undefined;
  const country = countries.find(({ code }) => code === saved?.country);
  const language = country?.languages.find(({ code }) => code === saved?.language);
  if (!country || !language) return null;
  const place = (
    <Fragment key="place">
      {country.name}
      {', '}
      <span lang={language.code}>{language.nativeName}</span>
    </Fragment>
  );
  return (
    <a className="continue-to-link" href={language.href} hrefLang={language.hrefLang} data-choice={`${country.code}-${language.code}`}>
      {formatMessage({ id: 'label' }, { place })}
    </a>
  );
}
