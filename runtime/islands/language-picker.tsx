import type { MouseEvent, ReactNode } from 'react';
import type { CompiledMessage, LanguageChoice, Localized } from 'wortlaut/react';
import { goTo } from '../state/go-to.ts';
import { LocalizationProvider, useLocalization } from '../state/localization.tsx';
import { PickerPanel } from './picker/panel.tsx';
import { isPlainClick, usePicker } from './picker/use-picker.ts';

interface LanguagePickerProps {
  /** Unique on the page. */
  readonly id: string;
  /** Country code of the page; empty on a site without countries. */
  readonly country: string;
  /** 'Language': names the panel. */
  readonly title: Localized;
  /** The button's spoken name, 'Language: Deutsch'. It contains the visible text (WCAG 2.5.3). */
  readonly label: Localized;
  readonly languages: readonly LanguageChoice[];
  readonly search: Localized;
  /** The search is there only above this many languages (F4). */
  readonly searchAbove: number;
  readonly none: Localized;
  readonly found: CompiledMessage<{ found: number }>;
}

/** Leads to this page in another language of the country: a native popover with links (F4, S1); script adds memory (A10). */
export function LanguagePicker(props: LanguagePickerProps): ReactNode {
  const { country, languages } = props;
  return (
    <LocalizationProvider
      offers={{ [country]: languages.filter((language) => language.offered).map((language) => language.code) }}
      country={country}
      language={languages.find((language) => language.current)?.code}
      addressOf={(locale) => languages.find((language) => language.code === locale.language)?.href}
    >
      <Picker {...props} />
    </LocalizationProvider>
  );
}

function Picker({ id, title, label, languages, search, searchAbove, none, found }: LanguagePickerProps): ReactNode {
  const { chooseLanguage } = useLocalization();
  const picker = usePicker(languages, ({ nativeName, name }) => [nativeName, name]);
  const current = languages.find((language) => language.current);
  const choose = (event: MouseEvent, { code, href, offered }: LanguageChoice) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (offered) chooseLanguage(code);
    else goTo(href);
    picker.close();
  };
  return (
    <div className="language-picker">
      <button type="button" className="language-picker-toggle" popoverTarget={`${id}-panel`} aria-label={label}>
        <span className="language-picker-now">{current?.nativeName ?? title}</span>
      </button>
      <PickerPanel
        name="language-picker"
        id={id}
        title={title}
        search={languages.length > searchAbove ? search : undefined}
        none={none}
        found={found}
        picker={picker}
      >
        {languages.map((language, index) => (
          <li key={language.code} className="language-picker-item" hidden={!picker.shows(index)}>
            <a
              className="language-picker-link"
              href={language.href}
              lang={language.code}
              hrefLang={language.hrefLang}
              aria-current={language.current ? 'true' : undefined}
              onClick={(event) => choose(event, language)}
            >
              {language.nativeName}
            </a>
          </li>
        ))}
      </PickerPanel>
    </div>
  );
}
