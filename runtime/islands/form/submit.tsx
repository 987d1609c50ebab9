import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import type { Form } from './use-form.ts';

/** The form's button. While the form is being sent it retains the focus and shows the progress. */
export function Submit({
  form,
  wording,
  sending,
}: {
  readonly form: Form;
  readonly wording: Localized;
  readonly sending: Localized;
}): ReactNode {
  const busy = form.state === 'sending';
  return (
    <button type="submit" className="button filled form-submit" aria-disabled={busy || undefined}>
      {busy ? sending : wording}
    </button>
  );
}

/** Replaces the form after it was sent. It takes the focus. */
export function Sent({
  form,
  heading,
  children,
}: {
  readonly form: Form;
  readonly heading: Localized;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="form-sent" tabIndex={-1} ref={form.sent}>
      <h3 className="form-sent-heading">{heading}</h3>
      <p>{children}</p>
    </div>
  );
}
