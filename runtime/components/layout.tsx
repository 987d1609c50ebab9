import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Banner } from './banner.tsx';
import { Consent } from './consent.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Toaster } from './toaster.tsx';
import { Undelivered } from './undelivered.tsx';

/** Surrounds the content of every page: skip link, banner, header and footer (F1). */
export function Layout({ contentTag, children }: { readonly contentTag: string | undefined; readonly children: ReactNode }): ReactNode {
  const common = usePage().words('common');
  return (
    <>
      <a className="skip-link" href="#content" lang={common.lang}>
        {common.text('skip')}
      </a>
      <Banner />
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
