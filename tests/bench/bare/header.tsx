import type { ReactNode } from 'react';
import { addressOf, type LinkData } from '../page-shapes.ts';
import { Logo } from './drawing.tsx';
import type { PageProps } from './page-props.ts';
import { Place } from './place.tsx';

export function Header(props: PageProps): ReactNode {
  const { nav } = props.locale.words;
  return (
    <header className="header" data-line-beyond={100}>
      <div className="container header-row">
        <a className="header-home" href={`/${props.locale.id}/`} aria-label={nav.logo}>
          <Logo {...props} />
        </a>
        <nav className="main-menu" aria-label={nav.label}>
          <ul className="main-menu-list">
            {props.locale.navigation.map((link) => (
              <li key={link.label}>
                <PageLink {...props} link={link} look="text-link" />
              </li>
            ))}
          </ul>
        </nav>
        <div className="header-tools">
          <Place {...props} />
          <button type="button" className="header-account">
            {nav.login}
          </button>
          <button type="button" className="header-account">
            {nav.register}
          </button>
        </div>
        <div className="header-trial">
          <a className="button filled small" href="https://app.muster.example/" target="_blank" rel="noopener">
            {nav.tryFree}
            <NewTab {...props} />
          </a>
        </div>
        <MobileMenu {...props} />
      </div>
    </header>
  );
}

export function PageLink({ locale, page, link, look }: PageProps & { readonly link: LinkData; readonly look: string }): ReactNode {
  return (
    <a className={look} href={addressOf(locale.id, link.page)} aria-current={link.page === page.id ? 'page' : undefined}>
      {link.label}
    </a>
  );
}

export function NewTab({ locale }: PageProps): ReactNode {
  return <span className="visually-hidden"> ({locale.words.common.newTab})</span>;
}

function MobileMenu(props: PageProps): ReactNode {
  const { locale, page } = props;
  const { nav, common } = locale.words;
  const given = {
    label: nav.label,
    items: locale.navigation.map((link) => ({
      label: link.label,
      link: { href: addressOf(locale.id, link.page) },
      current: link.page === page.id,
      items: [],
    })),
    call: { label: '+43 1 000 0000', link: { href: 'tel:+4310000000' } },
    newTab: common.newTab,
  };
  return (
    <div className="island" data-island="mobile-menu" data-when="interaction" data-props={JSON.stringify(given)}>
      <details className="mobile-menu">
        <summary className="mobile-menu-toggle" aria-label={nav.label}>
          <span className="mobile-menu-icon" aria-hidden="true" />
        </summary>
        <div className="mobile-menu-panel">
          <nav className="mobile-menu-navigation" aria-label={nav.label}>
            <ul className="mobile-menu-list">
              {locale.navigation.map((link) => (
                <li key={link.label} className="mobile-menu-item">
                  <PageLink {...props} link={link} look="mobile-menu-link" />
                </li>
              ))}
            </ul>
          </nav>
          <a className="mobile-menu-call" href="tel:+4310000000">
            +43 1 000 0000
          </a>
        </div>
      </details>
    </div>
  );
}
