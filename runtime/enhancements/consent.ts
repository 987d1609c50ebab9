import type { Localized } from 'wortlaut/react';
import { showToast } from '../shared/toast.ts';
import { type Consent, readConsent, refusedByBrowser, removeOtherAnswers, saveConsent } from '../state/consent.ts';

interface ConsentProps {
  /** Id of the control that brings the question back. */
  readonly settings: string;
  /** Changes when the question does. */
  readonly version: string;
  /** The previous choice, shown when the question reappears. */
  readonly chosen: Readonly<Record<Consent['choice'], Localized>>;
  readonly saved: Localized;
}

/**
 * Shows once the question whether visits may be measured (C5, decision 18): under the page, with two equal buttons. It does not
 * appear if the browser refuses measurement by its settings. Every answer can be changed.
 */
export function consent(root: HTMLElement, { settings, version, chosen, saved }: ConsentProps): void {
  const region = root.querySelector<HTMLElement>('.consent');
  const answer = root.querySelector<HTMLElement>('.consent-chosen');
  if (!region || !answer) return;
  let shown: 'first' | 'again' | undefined;

  const show = (occasion: typeof shown) => {
    shown = occasion;
    const refused = refusedByBrowser();
    const choice = occasion === 'again' && !refused ? readConsent()?.choice : undefined;
    answer.textContent = choice ? chosen[choice] : '';
    answer.hidden = !choice;
    for (const part of region.querySelectorAll<HTMLElement>('[data-if]')) part.hidden = (part.dataset.if === 'refused') !== refused;
    region.hidden = !occasion;
    if (occasion === 'again') region.focus();
  };
  const leave = () => {
    const again = shown === 'again';
    const hadFocus = region.contains(document.activeElement);
    show(undefined);
    // Where the button that had the focus is gone, the control that follows in its place is in the footer.
    if (hadFocus) document.getElementById(settings)?.focus({ preventScroll: !again });
  };
  const choose = (choice: Consent['choice']) => {
    saveConsent(choice, version);
    if (shown === 'again') showToast({ title: saved, description: chosen[choice] });
    leave();
  };
  for (const button of region.querySelectorAll('button')) {
    const { value } = button;
    button.onclick = () => (value === 'given' || value === 'refused' ? choose(value) : leave());
  }
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`#${settings}`)) show('again');
  });
  // An answer in another tab counts here, too, and one on a page from which the visitor comes back.
  for (const sign of ['storage', 'pageshow'])
    addEventListener(sign, () => {
      if (shown === 'first' && readConsent()) show(undefined);
    });
  removeOtherAnswers(version);
  if (!refusedByBrowser() && !readConsent()) show('first');
}
