import type { ReactNode } from 'react';
import { fragment, type MenuEntry, usePage } from 'wortlaut/react';
import { accountsOf, callOf, trialOf } from './header-actions.ts';
import { Island } from './island.tsx';

/** The menu of narrow screens, with the actions of the header (F3, F4). */
export const MobileMenu = fragment(function MobileMenu(): ReactNode {
  const page = usePage();
  return (
    <Island
      of="mobile-menu"
      when="interaction"
      props={{
        label: page.words('nav').text('label'),
        items: page.menu as MenuEntry[],
        actions: [
          { label: trialOf(page), link: page.external('signUp'), emphasis: 'primary' },
          callOf(page),
          ...accountsOf(page).map((label) => ({ label })),
        ],
        newTab: page.words('common').text('newTab'),
      }}
    />
  );
});
