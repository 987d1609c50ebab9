import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Head } from './head.tsx';
import { Header } from './header.tsx';
import type { PageProps } from './page-props.ts';

/** A page as large as one of the synthetic site, drawn by plain components without look-ups, checks or formatting. */
export function Page(props: PageProps): ReactNode {
  const { locale } = props;
  return (
    <html lang={locale.tag} dir="ltr">
      <Head {...props} />
      <body>
        <Body {...props} />
      </body>
    </html>
  );
}

export function Body(props: PageProps): ReactNode {
  return (
    <>
      <a className="skip-link" href="#content">
        {props.locale.words.common.skip}
      </a>
      <Header {...props} />
      <Main {...props} />
      <Footer {...props} />
      <Toaster {...props} />
    </>
  );
}

function Main({ page }: PageProps): ReactNode {
  return (
    <main id="content" tabIndex={-1}>
      <div className="page-hero band-paper">
        <div className="container">
          <div className="page-hero-words">
            <h1>{page.heading}</h1>
            <p className="lead">{page.lead}</p>
          </div>
        </div>
      </div>
      <section className="band">
        <div className="container policy">
          <nav className="policy-contents" aria-label={page.contents}>
            <ol>
              {page.sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="policy-text">
            {page.sections.map((section, index) => (
              <section key={section.id} id={section.id}>
                <h2>{section.heading}</h2>
                {section.items.map((item) => (
                  <p key={item}>{item}</p>
                ))}
                {index === page.sections.length - 1 && <Rows name={page.owner} missing={page.missing} />}
              </section>
            ))}
            <p className="policy-changed">{page.changed}</p>
          </div>
        </div>
      </section>
    </main>
  );
}

function Rows({ name, missing }: { readonly name: string; readonly missing: string }): ReactNode {
  return (
    <dl className="policy-rows">
      <div>
        <dt>{name}</dt>
        <dd>
          <span className="sample-mark">{missing}</span>
        </dd>
      </div>
    </dl>
  );
}

function Toaster({ locale }: PageProps): ReactNode {
  const { label, close } = locale.words.toast;
  const props = { label, close, shown: 5000, removed: 1_000_000, swipe: 50 };
  return (
    <div>
      <div className="island" data-island="toaster" data-when="toast" data-props={JSON.stringify(props)}>
        <section className="toast" popover="manual" aria-label={label} tabIndex={-1}>
          <div className="toast-words">
            <div role="status" />
            <div role="alert" />
          </div>
        </section>
      </div>
    </div>
  );
}
