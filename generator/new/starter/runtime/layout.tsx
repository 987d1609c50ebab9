import type { ReactNode } from 'react';
import { type LayoutProps, usePage } from 'wortlaut/react';
import { Footer } from './components/footer.tsx';
import { Header } from './components/header.tsx';

/** The frame of every page. */
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
