import type { ReactNode } from 'react';
import { type LayoutProps, usePage } from 'wortlaut/react';
import { Footer } from './components/footer.tsx';
import { Header } from './components/header.tsx';

/** What every page has around its content. */
export function Layout({ contentTag, contentDirection, children }: LayoutProps): ReactNode {
  const words = usePage().words('layout');
  return (
    <>
      <a className="skip" href="#content" lang={words.lang}>
        {words.text('skip')}
      </a>
      <Header />
      <main id="content" lang={contentTag} dir={contentDirection} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
