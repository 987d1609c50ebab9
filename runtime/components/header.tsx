import type { ReactNode } from 'react';
import { type MenuEntry, usePage } from '../page-context.ts';
import { ButtonLink } from './button.tsx';
import { Island } from './island.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { Pickers } from './pickers.tsx';

/** Top navigation on Spanish routes (F3), alternative navigation everywhere else (F4, decision 10). */
export function Header(): ReactNode {
  const page = usePage();
  const nav = page.words('nav');
  const alternative = page.country !== 'es';
  const trial = nav.text(alternative && page.language === 'en' ? 'startTrial' : 'tryFree');
  const accounts = alternative ? [nav.text('login'), nav.text('register')] : [];
  return (
    <header className="header" lang={nav.lang} data-line-beyond={page.count('behaviour.scrollLine')}>
      <div className="container header-grid">
        <div className="header-tools">
          <Pickers />
          {accounts.map((label) => (
            <button key={label} type="button" className="header-account">
              {label}
            </button>
          ))}
        </div>
        <a className="header-home" href={page.home.href} aria-label={nav.text('logo')}>
          <Logo />
        </a>
        <MainMenu />
        <div className="header-trial">
          <ButtonLink link={page.outbound('signUp')} look="line" size="small">
            {trial}
          </ButtonLink>
        </div>
        <Island
          of="mobile-menu"
          when="interaction"
          props={{
            label: nav.text('label'),
            items: page.menu as MenuEntry[],
            actions: [{ label: trial, link: page.outbound('signUp'), emphasis: 'primary' }, ...accounts.map((label) => ({ label }))],
            newTab: page.words('common').text('newTab'),
          }}
        />
      </div>
    </header>
  );
}
