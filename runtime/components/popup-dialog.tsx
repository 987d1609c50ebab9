import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { inOneLine } from '../phone.ts';
import type { PopupPitch } from './popup-words.ts';

interface PopupDialogProps {
  /** Unique on the page. */
  readonly id: string;
  readonly pitch: PopupPitch;
}

/** The popup (S4), a sign in the corner of the window, which a script opens and serves: a native modal dialog with a form for an email address. */
export function PopupDialog({ id, pitch }: PopupDialogProps): ReactNode {
  const { brand, words, tag } = usePage();
  const popup = words('popup');
  return (
    <dialog className="email-popup" aria-labelledby={`${id}-heading`} lang={popup.lang ?? tag}>
      <button type="button" className="slip lead-dialog-close" aria-label={words('common').text('close')} />
      <div className="slip popup-sign">
        <h2 id={`${id}-heading`} tabIndex={-1}>
          {pitch.heading}
        </h2>
        <p className="email-popup-thanks" role="status" />
        <form className="email-popup-form" noValidate>
          <p>{inOneLine(popup.text('text'), brand('salesPhone'))}</p>
          <label className="form-label" htmlFor={`${id}-email`}>
            {popup.text('email')}
          </label>
          <p className="form-problem" id={`${id}-problem`} role="alert" />
          <input className="form-input" id={`${id}-email`} type="email" name="email" autoComplete="email" required />
          <button type="submit" className="button filled">
            {pitch.submit}
          </button>
          <button type="button" className="email-popup-refuse">
            {popup.text('refuse')}
          </button>
        </form>
      </div>
    </dialog>
  );
}
