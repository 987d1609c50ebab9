import type { ReactNode } from 'react';
import { type CompiledMessage, usePage } from 'wortlaut/react';
import { Island } from './island.tsx';

/** Country and language, each as links to this same page (F3, F4). The chooser page needs no country picker: it is one. */
export function Pickers(): ReactNode {
  const page = usePage();
  return (
    <>
      {page.page !== 'chooser' && page.countryChoices.length > 0 && <Countries />}
      {page.languageChoices.length > 1 && <Languages country={page.country ?? ''} />}
    </>
  );
}

function Countries(): ReactNode {
  const { countryChoices, language, words } = usePage();
  const picker = words('picker');
  const current = countryChoices.find((choice) => choice.current);
  return (
    <Island
      of="country-picker"
      when="interaction"
      props={{
        id: 'country',
        language,
        title: picker.text('country'),
        label: current ? picker.text('countryNow', { country: current.name }) : picker.text('country'),
        countries: countryChoices.map(({ addresses: _, ...choice }) => choice),
        search: picker.text('searchCountries'),
        none: picker.text('noCountries'),
        found: picker.message('found') as CompiledMessage<{ found: number }>,
      }}
    />
  );
}

function Languages({ country }: { readonly country: string }): ReactNode {
  const { count, languageChoices, words } = usePage();
  const picker = words('picker');
  const current = languageChoices.find((choice) => choice.current);
  return (
    <Island
      of="language-picker"
      when="interaction"
      props={{
        id: 'language',
        country,
        title: picker.text('language'),
        label: current ? picker.text('languageNow', { language: current.nativeName }) : picker.text('language'),
        languages: languageChoices,
        search: picker.text('searchLanguages'),
        searchAbove: count('behaviour.languageSearch'),
        none: picker.text('noLanguages'),
        found: picker.message('found') as CompiledMessage<{ found: number }>,
      }}
    />
  );
}
