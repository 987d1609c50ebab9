import { type AddressTable, addressIn, resolve } from 'wortlaut/client';
import type { Localized } from 'wortlaut/react';
import { readSavedLocale } from './shared/saved-locale.ts';

export interface NotFoundProps {
  readonly table: AddressTable;
  /** Country not found (P5), shown for an address that names an unknown country (decision 7). */
  readonly country: {
    readonly heading: Localized;
    readonly text: Localized;
    readonly button: Localized;
    /** Where the button leads. */
    readonly href: string;
    /** The tab's title. */
    readonly title?: Localized;
    /** Set where the texts differ in language from the page. */
    readonly lang?: string;
  };
}

/**
 * The page behind /404.html: on a host without redirects, the address is read again here. Home is the country that an
 * earlier visit has chosen (A5).
 */
export function notFound(root: HTMLElement, { table, country }: NotFoundProps): void {
  const answer = resolve(table, location.pathname + location.search + location.hash);
  if ('location' in answer) {
    location.replace(answer.location);
    return;
  }
  const part = root.querySelector<HTMLElement>('.not-found');
  const [heading, text, button] = root.querySelectorAll<HTMLElement>('[data-room-for]');
  if (!part || !heading || !text || !button) return;
  if (answer.status === 404 && answer.reason === 'unknown-country') {
    if (country.title) document.title = country.title;
    if (country.lang) part.lang = country.lang;
    for (const [element, words] of [
      [heading, country.heading],
      [text, country.text],
      [button, country.button],
    ] as const) {
      element.dataset.roomFor = element.textContent ?? '';
      element.querySelector('span')?.replaceChildren(words);
    }
    button.setAttribute('href', country.href);
    document.querySelector('.not-found-print')?.classList.add('not-found-room');
    return;
  }
  const saved = readSavedLocale(table.countries);
  if (saved) button.setAttribute('href', addressIn(table, saved));
}
