import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Banner } from './banner.tsx';
import { Consent } from './consent.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Toaster } from './toaster.tsx';
import { Undelivered } from './undelivered.tsx';

/** Pages whose first band shows a price, so that they need no banner. */
const priced: ReadonlySet<string> = new Set(['landing', 'prices']);

/** Surrounds the content of every page: skip link, banner, header and footer (F1). */
export function Layout({ contentTag, children }: { readonly contentTag: string | undefined; readonly children: ReactNode }): ReactNode {
  const { page, words } = usePage();
  const common = words('common');
  return (
    <>
      <a className="skip-link" href="#content" lang={common.lang}>
        {common.text('skip')}
      </a>
      {!priced.has(page) && <Banner />}
      <Header />
      <div className="awning" aria-hidden="true" />
      <main id="content" lang={contentTag} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Consent />
      <Undelivered />
      <Toaster />
    </>
  );
}
