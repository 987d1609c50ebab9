import type { ReactNode } from 'react';
import { Drawing, Logo } from './drawing.tsx';
import { NewTab, PageLink } from './header.tsx';
import type { PageProps } from './page-props.ts';

export function Footer(props: PageProps): ReactNode {
  const { footer } = props.locale.words;
  return (
    <footer className="footer" id="footer">
      <div className="container">
        <div className="footer-grid">
          <div className="footer-brand">
            <Logo {...props} />
            <p>{footer.promise}</p>
          </div>
          <nav className="footer-menus" aria-label={footer.label}>
            <section>
              <h2>{footer.explore}</h2>
              <ul>
                {props.locale.footer.map((link) => (
                  <li key={link.label}>
                    <PageLink {...props} link={link} look="text-link" />
                  </li>
                ))}
              </ul>
            </section>
          </nav>
          <Apps {...props} />
        </div>
        <div className="footer-end">
          <p>{footer.copyright}</p>
          <Social {...props} />
        </div>
      </div>
    </footer>
  );
}

function Apps(props: PageProps): ReactNode {
  const { footer } = props.locale.words;
  const labels = { ios: footer.appStore, android: footer.playStore };
  return (
    <section className="footer-apps">
      <h2>{footer.apps}</h2>
      <ul>
        {Object.entries(props.site.drawings.apps).map(([name, line]) => (
          <li key={name}>
            <a className="footer-app" href={`https://apps.muster.example/${name}`} target="_blank" rel="noopener">
              <Drawing name="icon" box="0 0 24 24" paths={[['', line]]} />
              <span>
                {labels[name as keyof typeof labels]}
                <NewTab {...props} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Social(props: PageProps): ReactNode {
  return (
    <nav aria-label={props.locale.words.footer.social}>
      <ul className="footer-social">
        {Object.entries(props.site.drawings.networks).map(([id, [name = '', line = '']]) => (
          <li key={id}>
            <div className="tooltip-anchor">
              <a className="footer-network" href={`https://social.muster.example/${id}`} target="_blank" rel="noopener">
                <Drawing name="icon" box="0 0 24 24" paths={[['', line]]} />
                <span className="visually-hidden">{name}</span>
                <NewTab {...props} />
              </a>
              <Tooltip id={`network-${id}`} text={name} />
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tooltip({ id, text }: { readonly id: string; readonly text: string }): ReactNode {
  const given = { id, text, delay: 700, skip: 300, names: true };
  return (
    <div className="island" data-island="tooltip" data-when="nearby" data-props={JSON.stringify(given)}>
      <div id={id} className="tooltip" popover="manual" role="tooltip" aria-hidden="true">
        <span className="tooltip-text">{text}</span>
      </div>
    </div>
  );
}
