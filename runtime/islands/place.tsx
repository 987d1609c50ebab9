import { type ReactNode, useEffect, useRef } from 'react';
import { Flag } from './elements/flag.tsx';
import { CountryList, type CountryListProps } from './place/country-list.tsx';
import { LanguageList, type LanguageListProps } from './place/language-list.tsx';

interface PlaceProps {
  /** Absent on a page that is a choice of countries, and on a site without countries. */
  readonly countries?: CountryListProps;
  /** Absent on a page in one language. */
  readonly languages?: LanguageListProps;
}

/** Leads to this page in another country or language: a native popover with links (F3, F4, S1); script adds search and memory. */
export function Place({ countries, languages }: PlaceProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const country = countries?.countries.find((choice) => choice.current);
  const language = languages?.languages.find((choice) => choice.current);
  /** 'Country: Austria', 'Language: Deutsch': contain the visible text (WCAG 2.5.3). */
  const names = [countries, languages].flatMap((list) => (list ? [list.label] : []));
  // The panel works before this script does.
  useEffect(() => {
    if (panel.current?.matches(':popover-open') && !panel.current.contains(document.activeElement)) focusSearch(panel.current);
  }, []);
  return (
    <div className="place">
      <button type="button" className="place-toggle" popoverTarget="place-panel" aria-label={names.join(', ')}>
        {country && <Flag code={country.code} />}
        <span>{language?.nativeName ?? country?.name ?? countries?.title ?? languages?.title}</span>
      </button>
      <div
        id="place-panel"
        className="place-panel"
        popover="auto"
        ref={panel}
        onToggle={(event) => event.newState === 'open' && focusSearch(event.currentTarget)}
      >
        {countries && <CountryList {...countries} />}
        {languages && <LanguageList {...languages} />}
      </div>
    </div>
  );
}

/** React's autoFocus does nothing in a popover. */
function focusSearch(panel: HTMLElement): void {
  panel.querySelector('input')?.focus();
}
