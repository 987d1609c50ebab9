import { type ReactNode, useEffect, useRef } from 'react';
import type { Localized } from 'wortlaut/react';
import { closeOnBackdrop } from '../../shared/backdrop.ts';
import { showModal } from '../../shared/show-modal.ts';
import type { Trigger, Variant } from '../../state/subscribers.ts';
import { type Subscription, useSubscription } from '../use-subscription.ts';

/** A variant's own words (S5). */
export interface PopupPitch {
  readonly heading: Localized;
  readonly submit: Localized;
}

/** The words that all variants share. */
export interface PopupWords {
  readonly text: Localized;
  readonly email: Localized;
  readonly refuse: Localized;
  readonly close: Localized;
  readonly thanks: Localized;
  readonly empty: Localized;
  readonly invalid: Localized;
  readonly failed: Localized;
  /** BCP 47 tag of the words. */
  readonly lang: string;
}

interface PopupDialogProps {
  /** Unique on the page. */
  readonly id: string;
  readonly variant: Variant;
  readonly pitch: PopupPitch;
  readonly words: PopupWords;
  readonly triggers: readonly Trigger[];
  /** Milliseconds for which the thanks are shown. */
  readonly successDelay: number;
  onClosed(): void;
}

/** The open popup: a native modal dialog that closes by X, Escape, a click beside it or 'no thanks', and after success by itself (S4). */
export function PopupDialog({ id, variant, pitch, words, triggers, successDelay, onClosed }: PopupDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const subscription = useSubscription(words, { variant, triggers });
  const { accepted } = subscription;
  const close = () => dialog.current?.close();

  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return undefined;
    if (!shown.open) showModal(shown);
    return closeOnBackdrop(shown);
  }, []);
  useEffect(() => {
    if (!accepted) return undefined;
    const timer = setTimeout(() => dialog.current?.close(), successDelay);
    return () => clearTimeout(timer);
  }, [accepted, successDelay]);

  return (
    <dialog className="email-popup" aria-labelledby={`${id}-heading`} lang={words.lang} ref={dialog} onClose={onClosed}>
      <button type="button" className="lead-dialog-close" aria-label={words.close} onClick={close} />
      <div className="printer-slot" />
      <div className="slip offer-receipt-paper">
        <h2 id={`${id}-heading`}>{pitch.heading}</h2>
        <p className="email-popup-thanks" role="status">
          {accepted ? words.thanks : ''}
        </p>
        {!accepted && <Form id={id} words={words} submit={pitch.submit} subscription={subscription} onRefuse={close} />}
      </div>
    </dialog>
  );
}

interface FormPart {
  readonly id: string;
  readonly words: PopupWords;
  readonly submit: Localized;
  readonly subscription: Subscription;
  onRefuse(): void;
}

function Form({ id, words, submit, subscription: { problem, input, submit: onSubmit }, onRefuse }: FormPart): ReactNode {
  const wrong = problem === words.empty || problem === words.invalid;
  return (
    <form className="email-popup-form" noValidate onSubmit={onSubmit}>
      <p>{words.text}</p>
      <label className="form-label" htmlFor={`${id}-email`}>
        {words.email}
      </label>
      <p className="form-problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
      <input
        className="form-input"
        id={`${id}-email`}
        type="email"
        name="email"
        autoComplete="email"
        required
        ref={input}
        aria-invalid={wrong || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      />
      <button type="submit" className="button filled">
        {submit}
      </button>
      <button type="button" className="email-popup-refuse" onClick={onRefuse}>
        {words.refuse}
      </button>
    </form>
  );
}
