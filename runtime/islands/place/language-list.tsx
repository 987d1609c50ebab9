import type { ReactNode } from 'react';
import type { CompiledMessage, LanguageChoice, Localized } from 'wortlaut/react';
import { goTo } from '../../state/go-to.ts';
import { LocalizationProvider, useLocalization } from '../../state/localization.tsx';
import { OptionList } from './option-list.tsx';
import { onPlainClick, useSearch } from './use-search.ts';

export interface LanguageListProps {
  /** Country code of the page; empty on a site without countries. */
  readonly country: string;
  /** 'Language': the name of the list. */
  readonly title: Localized;
  /** 'Language: Deutsch' */
  readonly label: Localized;
  readonly languages: readonly LanguageChoice[];
  readonly search: Localized;
  /** The search is there only above this many languages (F4). */
  readonly searchAbove: number;
  readonly none: Localized;
  readonly found: CompiledMessage<{ found: number }>;
}

/** This page in the other languages; a choice that the country offers is saved (A10). */
export function LanguageList(props: LanguageListProps): ReactNode {
  const { country, languages } = props;
  return (
    <LocalizationProvider
      offers={{ [country]: languages.filter((language) => language.offered).map((language) => language.code) }}
      country={country}
      language={languages.find((language) => language.current)?.code}
      addressOf={(locale) => languages.find((language) => language.code === locale.language)?.href}
    >
      <List {...props} />
    </LocalizationProvider>
  );
}

function List({ languages, searchAbove, search: searchLabel, ...texts }: LanguageListProps): ReactNode {
  const { chooseLanguage } = useLocalization();
  const search = useSearch(languages, ({ nativeName, name }) => [nativeName, name]);
  const choose = ({ code, href, offered }: LanguageChoice) => {
    if (offered) chooseLanguage(code);
    else goTo(href);
  };
  return (
    <OptionList {...texts} of="languages" search={languages.length > searchAbove ? searchLabel : undefined} state={search}>
      {languages.map((language, index) => (
        <li key={language.code} hidden={!search.shows(index)}>
          <a
            className="place-link"
            href={language.href}
            lang={language.code}
            hrefLang={language.hrefLang}
            aria-current={language.current ? 'true' : undefined}
            onClick={onPlainClick(() => choose(language))}
          >
            {language.nativeName}
          </a>
        </li>
      ))}
    </OptionList>
  );
}
