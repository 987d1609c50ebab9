import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import type { Variant } from '../state/subscribers.ts';
import { Enhanced } from './enhanced.tsx';
import { PopupDialog } from './popup-dialog.tsx';
import { popupAnswers, popupLimits, popupPitch } from './popup-words.ts';

/** The email popup (S4), once on a page, in one of its wordings (S5). */
export function EmailPopup({ variant = 'growth' }: { readonly variant?: Variant }): ReactNode {
  const page = usePage();
  return (
    <Enhanced by="email-popup" props={{ ...popupLimits(page, 'popup'), variant, answers: popupAnswers(page) }}>
      <PopupDialog id="email-popup" pitch={popupPitch(page, variant)} />
    </Enhanced>
  );
}
