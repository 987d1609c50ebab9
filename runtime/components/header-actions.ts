import type { Link, Localized, PageContext } from 'wortlaut/react';
import { phoneHref } from '../phone.ts';

/* Actions of the header: Spanish routes have their own navigation (F3), all others the alternative one (F4, decision 10). */

const isAlternative = ({ country }: PageContext): boolean => country !== 'es';

/** The label of the header's link to a trial. */
export function trialOf(page: PageContext): Localized {
  return page.words('nav').text(isAlternative(page) && page.language === 'en' ? 'startTrial' : 'tryFree');
}

/** The header's buttons to log in and to register. */
export function accountsOf(page: PageContext): readonly Localized[] {
  const nav = page.words('nav');
  return isAlternative(page) ? [nav.text('login'), nav.text('register')] : [];
}

/** The number that is called from the header: the sales line in Spain, the support line elsewhere. */
export function callOf(page: PageContext): { readonly label: Localized; readonly link: Link } {
  const label = page.brand(isAlternative(page) ? 'phone' : 'salesPhone');
  return { label, link: { href: phoneHref(label) } };
}
