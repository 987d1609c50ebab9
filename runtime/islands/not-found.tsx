import { type ReactNode, useEffect } from 'react';
import { type AddressTable, addressIn, resolve, useHydrated } from 'wortlaut/client';
import type { Localized } from 'wortlaut/react';
import { readSavedLocale } from '../shared/saved-locale.ts';
import { NotFoundPrint, type NotFoundPrintProps } from './elements/not-found-print.tsx';

interface NotFoundTexts {
  readonly heading: Localized;
  readonly text: Localized;
  /** The prescribed words, in small print. */
  readonly print?: NotFoundPrintProps;
  readonly button: Localized;
  /** Where the button leads. */
  readonly href: string;
  /** The tab's title. */
  readonly title?: Localized;
  /** Set where the texts differ in language from the page. */
  readonly lang?: string;
}

interface NotFoundProps {
  readonly table: AddressTable;
  /** The page does not exist (P20). */
  readonly page: NotFoundTexts;
  /** Country not found (P5), shown for an address that names an unknown country (decision 7). */
  readonly country: NotFoundTexts;
}

/**
 * The page behind /404.html: on a host without redirects, the address is read again here. Home is the country that an
 * earlier visit has chosen (A5).
 */
export function NotFound({ table, page, country }: NotFoundProps): ReactNode {
  const hydrated = useHydrated();
  const saved = hydrated ? readSavedLocale(table.countries) : undefined;
  const answer = hydrated ? resolve(table, location.pathname + location.search + location.hash) : undefined;
  const elsewhere = answer && 'location' in answer ? answer.location : undefined;
  const [texts, others] = answer?.status === 404 && answer.reason === 'unknown-country' ? [country, page] : [page, country];
  useEffect(() => {
    if (elsewhere) location.replace(elsewhere);
  }, [elsewhere]);
  useEffect(() => {
    if (texts === country && country.title) document.title = country.title;
  }, [texts, country]);
  return (
    <div className="not-found" lang={texts.lang}>
      <h1 className="not-found-heading" data-room-for={others.heading}>
        <span>{texts.heading}</span>
      </h1>
      <p className="not-found-text" data-room-for={others.text}>
        <span>{texts.text}</span>
      </p>
      <a className="not-found-button" href={texts === page && saved ? addressIn(table, saved) : texts.href}>
        {texts.button}
      </a>
      {page.print && (
        <div className={texts === page ? undefined : 'not-found-room'}>
          <NotFoundPrint {...page.print} />
        </div>
      )}
    </div>
  );
}
