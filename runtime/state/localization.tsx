import { createContext, type ReactNode, useContext } from 'react';
import { type LocaleCodes, localeForCountry, localeForLanguage, type Offers } from '../shared/locale-choice.ts';
import { saveLocale } from '../shared/saved-locale.ts';
import { goTo } from './go-to.ts';

export interface Localization {
  /** Absent on pages that belong to no country. */
  readonly country: string | undefined;
  readonly language: string | undefined;
  /** Saves the country and the language that goes with it (A9), then goes there (A11). */
  chooseCountry(country: string): void;
  /** Accepted only if the country offers it (A10); saved, then gone to (A11). */
  chooseLanguage(language: string): void;
}

interface LocalizationProviderProps {
  readonly offers: Offers;
  readonly country: string | undefined;
  readonly language: string | undefined;
  /** The present page in another locale. */
  readonly addressOf: (locale: LocaleCodes) => string | undefined;
  readonly children: ReactNode;
}

const Context = createContext<Localization | undefined>(undefined);

/** The page's locale, and functions that change country or language. The address is the only state. */
export function LocalizationProvider({ offers, country, language, addressOf, children }: LocalizationProviderProps): ReactNode {
  const choose = (locale: LocaleCodes | undefined) => {
    if (!locale) return;
    saveLocale(locale);
    goTo(addressOf(locale));
  };
  const value: Localization = {
    country,
    language,
    chooseCountry: (chosen) => choose(localeForCountry(offers, chosen, language)),
    chooseLanguage: (chosen) => choose(localeForLanguage(offers, country, chosen)),
  };
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export function useLocalization(): Localization {
  const localization = useContext(Context);
  if (!localization) throw new Error('useLocalization must be used within a LocalizationProvider');
  return localization;
}
