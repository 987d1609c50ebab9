import type { PageContext } from 'wortlaut/react';
import type { PopupPitch, PopupWords } from '../islands/popup/dialog.tsx';
import type { Variant } from '../state/subscribers.ts';

/** A variant's headline and button (S5). */
export function popupPitch({ words }: PageContext, variant: Variant): PopupPitch {
  const popup = words('popup');
  return { heading: popup.text(`${variant}Heading`), submit: popup.text(`${variant}Submit`) };
}

/** The texts of the popup in all its variants. */
export function popupWords({ words, tag }: PageContext): PopupWords {
  const popup = words('popup');
  return {
    text: popup.text('text'),
    email: popup.text('email'),
    refuse: popup.text('refuse'),
    close: words('common').text('close'),
    thanks: popup.text('thanks'),
    empty: popup.text('empty'),
    invalid: popup.text('invalid'),
    failed: popup.text('failed'),
    lang: popup.lang ?? tag,
  };
}
