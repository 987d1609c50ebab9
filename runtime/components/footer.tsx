import type { ReactNode } from 'react';
import { fragment, type Link, type Localized, usePage } from 'wortlaut/react';
import { Icon } from '../islands/elements/icon.tsx';
import { NewTab, newTab } from './button.tsx';
import { ConsentSettings } from './consent.tsx';
import { Logo } from './logo.tsx';
import { TextLink } from './text-link.tsx';
import { Tooltip } from './tooltip.tsx';

/** Menus, apps, social links and the copyright line (F5). */
export const Footer = fragment(function Footer(): ReactNode {
  const { footer, words } = usePage();
  const texts = words('footer');
  return (
    <footer className="footer" lang={texts.lang}>
      <div className="container">
        <div className="footer-grid">
          <div className="footer-brand">
            <Logo />
            <p>{texts.text('promise')}</p>
          </div>
          <nav className="footer-menus" aria-label={texts.text('label')}>
            {footer.map(({ heading, items }) => (
              <section key={heading}>
                <h2>{heading}</h2>
                <ul>
                  {items.map((item) => item.link && <Item key={item.label} label={item.label} link={item.link} current={item.current} />)}
                </ul>
              </section>
            ))}
          </nav>
          <Apps />
        </div>
        <div className="footer-end">
          <p>{texts.text('copyright')}</p>
          <ConsentSettings />
          <Social />
        </div>
      </div>
    </footer>
  );
});

function Item({ label, link, current }: { readonly label: Localized; readonly link: Link; readonly current: boolean }): ReactNode {
  return (
    <li>
      <TextLink link={link} current={current}>
        {label}
      </TextLink>
    </li>
  );
}

function Apps(): ReactNode {
  const { external, words } = usePage();
  const texts = words('footer');
  const apps = [
    { label: texts.text('appStore'), link: external('appStore'), icon: 'apple' },
    { label: texts.text('playStore'), link: external('playStore'), icon: 'play' },
  ] as const;
  return (
    <section className="footer-apps">
      <h2>{texts.text('apps')}</h2>
      <ul>
        {apps.map(({ label, link, icon }) => (
          <li key={icon}>
            <a className="footer-app" href={link.href} {...newTab(link)}>
              <Icon name={icon} />
              <span>
                {label}
                <NewTab />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names of networks are names, the same in every language. */
const networks = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn', youtube: 'YouTube' } as const;

function Social(): ReactNode {
  const { external, words } = usePage();
  return (
    <nav aria-label={words('footer').text('social')}>
      <ul className="footer-social">
        {(Object.keys(networks) as (keyof typeof networks)[]).map((network) => (
          <li key={network}>
            <Tooltip id={`network-${network}`} text={networks[network] as Localized} names>
              <a className="footer-network" href={external(network).href} {...newTab(external(network))}>
                <Icon name={network} />
                <span className="visually-hidden">{networks[network]}</span>
                <NewTab />
              </a>
            </Tooltip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
