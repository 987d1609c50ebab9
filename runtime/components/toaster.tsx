import type { ReactNode } from 'react';
import { fragment, usePage } from 'wortlaut/react';
import { Island } from './island.tsx';

/** Where the toasts of the page show (S9). Its script is fetched when there is one. */
export const Toaster = fragment(function Toaster(): ReactNode {
  const page = usePage();
  const words = page.words('toast');
  return (
    <div id="end" lang={words.lang}>
      <Island
        of="toaster"
        when="toast"
        props={{
          label: words.text('label'),
          close: words.text('close'),
          shown: page.milliseconds('behaviour.toastShown'),
          removed: page.milliseconds('behaviour.toastRemoved'),
          swipe: page.count('behaviour.toastSwipe'),
        }}
      />
    </div>
  );
});
