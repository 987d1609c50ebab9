import { armPopup, type PopupLimits, popupEvent } from '../state/arm-popup.ts';
import { readSubscribers } from '../state/subscribers.ts';

/** Waits for the triggers of the popup (S4). A visitor who has submitted an address does not see it again. */
export function popup(root: HTMLElement, begin: () => void): void {
  const limits: PopupLimits = JSON.parse(root.dataset.props ?? '{}');
  armPopup(limits, {
    unwanted: () => readSubscribers().length > 0,
    open: (triggers) => {
      root.dataset.fired = triggers.join(' ');
      begin();
      root.dispatchEvent(new Event(popupEvent));
    },
  });
  root.dataset.enhanced = '';
}
