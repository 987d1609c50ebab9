import type { Localized, PageContext } from 'wortlaut/react';
import type { PopupLimits } from '../state/arm-popup.ts';
import type { PopupAnswers } from '../state/popup-dialog.ts';
import type { Variant } from '../state/subscribers.ts';

/** A variant's own words (S5). */
export interface PopupPitch {
  readonly heading: Localized;
  readonly submit: Localized;
}

/** A variant's headline and button (S5). */
export function popupPitch({ words }: PageContext, variant: Variant): PopupPitch {
  const popup = words('popup');
  return { heading: popup.text(`${variant}Heading`), submit: popup.text(`${variant}Submit`) };
}

/** The answers of the popup to an address, in all its variants. */
export function popupAnswers({ words, milliseconds }: PageContext): PopupAnswers {
  const popup = words('popup');
  return {
    thanks: popup.text('thanks'),
    empty: popup.text('empty'),
    invalid: popup.text('invalid'),
    failed: popup.text('failed'),
    shownFor: milliseconds('behaviour.popupFarewell'),
  };
}

/** The limits of the popup on a page, or on the page that demonstrates it. */
export const popupLimits = ({ milliseconds, share }: PageContext, of: 'popup' | 'demoPopup'): PopupLimits => ({
  delay: milliseconds(`behaviour.${of}Delay`),
  scroll: share(`behaviour.${of}Scroll`),
  cooldown: milliseconds('behaviour.popupRest'),
});
