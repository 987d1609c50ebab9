import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import type { Form } from './use-form.ts';

/** The words for a lead that is stored in the browser until it has arrived. */
export interface KeptTexts {
  readonly heading: Localized;
  readonly text: Localized;
}

/** The form's button. While the form is being sent it retains the focus, and shows and says the progress. */
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
    <button type="submit" className="button filled form-submit" aria-disabled={busy || undefined} aria-live="polite">
      {busy ? sending : wording}
    </button>
  );
}

/** Replaces the form after it was sent, as a slip on which the answers are printed. It takes the focus; a lead that waits and arrives then changes its words. */
export function Sent({
  form,
  heading,
  text,
  kept,
  printed = [],
}: {
  readonly form: Form;
  readonly heading: Localized;
  readonly text: Localized;
  readonly kept: KeptTexts;
  readonly printed?: readonly string[];
}): ReactNode {
  const words = form.state === 'kept' ? kept : { heading, text };
  return (
    <div className="form-sent" tabIndex={-1} ref={form.sent} aria-live="polite">
      <h3 className="form-sent-heading">{words.heading}</h3>
      <p>{words.text}</p>
      {printed.map((line) => (
        <p className="form-sent-line" key={line}>
          {line}
        </p>
      ))}
    </div>
  );
}
