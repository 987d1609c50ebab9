import type { ReactNode } from 'react';
import { fragment, type MenuEntry, usePage } from 'wortlaut/react';
import { callOf } from './header-actions.ts';
import { Island } from './island.tsx';

/** The menu of narrow screens, with the number to call (F3, F4). */
export const MobileMenu = fragment(function MobileMenu(): ReactNode {
  const page = usePage();
  return (
    <Island
      of="mobile-menu"
      when="interaction"
      props={{
        label: page.words('nav').text('label'),
        items: page.menu as MenuEntry[],
        call: callOf(page),
        newTab: page.words('common').text('newTab'),
      }}
    />
  );
});
