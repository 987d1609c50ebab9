import type { CompiledMessage, Localized } from 'wortlaut/react';
import { readSavedLocale } from '../shared/saved-locale.ts';
import { likelyLocale } from '../state/likely-locale.ts';
import { inWords } from './in-words.ts';

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
  /** 'Continue to {country} in {language}' */
  readonly label: CompiledMessage<{ country: string; language: string }>;
  readonly countries: readonly ContinueCountry[];
}

/** The place of the language in the label: its name is an element of its own. */
const place = '\0';

/**
 * The choice of an earlier visit (A5), or else the country that the browser's languages name, offered first on the country
 * chooser; no visitor is redirected (decision 23). The slot is there from the start, so nothing shifts.
 */
export function continueTo(root: HTMLElement, { label, countries }: ContinueToProps): void {
  const offers = Object.fromEntries(countries.map(({ code, languages }) => [code, languages.map((language) => language.code)]));
  const likely = readSavedLocale(offers) ?? likelyLocale(offers, navigator.languages);
  const country = countries.find(({ code }) => code === likely?.country);
  const language = country?.languages.find(({ code }) => code === likely?.language);
  if (!country || !language) return;
  const { href, hrefLang, code: lang, nativeName } = language;
  const name = Object.assign(document.createElement('span'), { lang, textContent: nativeName });
  const words = document.createElement('span');
  const [before = '', after = ''] = inWords(label, { country: country.name, language: place }).split(place);
  words.append(before, name, after);
  const link = Object.assign(document.createElement('a'), { className: 'button filled', href, hreflang: hrefLang });
  link.dataset.choice = `${country.code}-${lang}`;
  link.append(words);
  root.querySelector('.continue-to')?.replaceChildren(link);
}
