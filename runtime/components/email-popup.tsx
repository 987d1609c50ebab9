import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import type { Variant } from '../state/subscribers.ts';
import { Island } from './island.tsx';
import { popupPitch, popupWords } from './popup-words.ts';

/** The email popup (S4), once on a page, in one of its wordings (S5). */
export function EmailPopup({ variant = 'growth' }: { readonly variant?: Variant }): ReactNode {
  const page = usePage();
  return (
    <Island
      of="email-popup"
      when="popup"
      props={{
        id: 'email-popup',
        delay: page.milliseconds('behaviour.popupDelay'),
        scroll: page.share('behaviour.popupScroll'),
        cooldown: page.milliseconds('behaviour.popupRest'),
        successDelay: page.milliseconds('behaviour.popupFarewell'),
        variant,
        pitch: popupPitch(page, variant),
        words: popupWords(page),
      }}
    />
  );
}
