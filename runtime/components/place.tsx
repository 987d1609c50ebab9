import type { ReactNode } from 'react';
import { type CompiledMessage, type PageContext, usePage } from 'wortlaut/react';
import type { IslandProps } from '../islands/registry.ts';
import { Island } from './island.tsx';

type Lists = IslandProps<'place'>;

/** Country and language in one control, each as links to this same page (F3, F4). The chooser needs no countries: it is a choice of them. */
export function Place(): ReactNode {
  const page = usePage();
  const lists: Lists = {
    ...(page.page !== 'chooser' && page.countryChoices.length > 0 && { countries: countriesOf(page) }),
    ...(page.languageChoices.length > 1 && { languages: languagesOf(page) }),
  };
  return (lists.countries || lists.languages) && <Island of="place" when="interaction" props={lists} />;
}

function countriesOf({ countryChoices, language, words }: PageContext): NonNullable<Lists['countries']> {
  const picker = words('picker');
  const current = countryChoices.find((choice) => choice.current);
  return {
    language,
    title: picker.text('country'),
    label: current ? picker.text('countryNow', { country: current.name }) : picker.text('country'),
    countries: countryChoices.map(({ addresses: _, ...choice }) => choice),
    search: picker.text('searchCountries'),
    none: picker.text('noCountries'),
    found: picker.message('found') as CompiledMessage<{ found: number }>,
  };
}

function languagesOf({ count, country, languageChoices, words }: PageContext): NonNullable<Lists['languages']> {
  const picker = words('picker');
  const current = languageChoices.find((choice) => choice.current);
  return {
    country: country ?? '',
    title: picker.text('language'),
    label: current ? picker.text('languageNow', { language: current.nativeName }) : picker.text('language'),
    languages: languageChoices,
    search: picker.text('searchLanguages'),
    searchAbove: count('behaviour.languageSearch'),
    none: picker.text('noLanguages'),
    found: picker.message('found') as CompiledMessage<{ found: number }>,
  };
}
