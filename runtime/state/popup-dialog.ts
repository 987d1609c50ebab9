import type { Localized } from 'wortlaut/react';
import { closeOnBackdrop } from '../shared/backdrop.ts';
import { emailAddress } from '../shared/email-address.ts';
import { showModal } from '../shared/show-modal.ts';
import { recordShown } from './popup-rules.ts';
import { addSubscriber, type Subscriber, type Trigger, type Variant } from './subscribers.ts';

export interface PopupAnswers extends Readonly<Record<'thanks' | 'empty' | 'invalid' | 'failed', Localized>> {
  /** Milliseconds for which the thanks are shown. */
  readonly shownFor: number;
}

/** How the popup came to be shown; without triggers it was opened on request. */
interface Source {
  readonly variant: Variant;
  readonly triggers: readonly Trigger[];
}

/**
 * Serves the popup: it closes by X, Escape, a click beside it or 'no thanks', and after success by itself (S4). Its form shows what is wrong and
 * leaves the address in the field (V6), or stores the address in this browser (C6). Returns the function that opens it.
 */
export function popupDialog(root: HTMLElement, { thanks, shownFor, ...problems }: PopupAnswers): (source: Source) => void {
  const dialog = root.querySelector('dialog');
  const form = root.querySelector('form');
  const input = root.querySelector<HTMLInputElement>('input[type="email"]');
  const problem = root.querySelector('.form-problem');
  const status = root.querySelector('.email-popup-thanks');
  const heading = dialog?.querySelector('h2');
  if (!(dialog && heading && form && input && problem && status)) throw new Error('The popup is incomplete.');
  let source: Source;
  let farewell: ReturnType<typeof setTimeout> | undefined;

  const show = (key?: keyof typeof problems) => {
    problem.textContent = key ? problems[key] : '';
    for (const name of ['aria-invalid', 'aria-describedby']) input.removeAttribute(name);
    if (key) input.setAttribute('aria-describedby', problem.id);
    if (key && key !== 'failed') input.setAttribute('aria-invalid', 'true');
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const email = input.value.trim();
    const isValid = emailAddress.test(email);
    if (isValid && addSubscriber(subscriber(email, source))) {
      form.hidden = true;
      status.textContent = thanks;
      farewell = setTimeout(() => dialog.close(), shownFor);
      return;
    }
    show(email === '' ? 'empty' : isValid ? 'failed' : 'invalid');
    input.focus();
  });
  for (const button of dialog.querySelectorAll<HTMLButtonElement>('button[type="button"]')) button.onclick = () => dialog.close();
  closeOnBackdrop(dialog);
  dialog.addEventListener('close', () => {
    clearTimeout(farewell);
    recordShown(Date.now());
  });
  return (next) => {
    source = next;
    form.reset();
    form.hidden = false;
    status.textContent = '';
    show();
    recordShown(Date.now());
    showModal(dialog);
    // The first control closes it, and a focused field opens the keyboard of a phone.
    heading.focus();
  };
}

function subscriber(email: string, { variant, triggers }: Source): Subscriber {
  const entry = { email, timestamp: new Date().toISOString(), source: 'popup', variant } as const;
  return triggers.length > 0 ? { ...entry, triggers } : entry;
}
