import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { Contact, type ContactProps } from './contact.tsx';
import type { Failure, Form } from './use-form.ts';

/** The message for a lead that was refused, or could neither be sent nor stored in the browser: the reason, and telephone and email. */
export type UnsentTexts = ContactProps & { readonly heading: Localized } & Readonly<Record<Failure, Localized>>;

/** The error that nothing was sent; the form below it still has the input. Takes the focus. */
export function Unsent({ form, texts }: { readonly form: Form; readonly texts: UnsentTexts }): ReactNode {
  if (!form.failure) return null;
  return (
    <div className="form-problems" tabIndex={-1} ref={form.notice}>
      <div role="alert">
        <h3 className="form-problems-heading">{texts.heading}</h3>
        <p>{texts[form.failure]}</p>
        <Contact {...texts} />
      </div>
    </div>
  );
}
