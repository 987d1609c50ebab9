import type { CountryChoice } from 'wortlaut/react';

/** The address of a country in its first language, as the attributes of a link that saves the choice (A9, decision 35). */
export function firstAddress({ code, languages: [first], addresses, ...choice }: CountryChoice) {
  const { href, hrefLang } = addresses.find(({ language }) => language === first) ?? choice;
  return { href, hrefLang, 'data-choice': `${code}-${first}` };
}
