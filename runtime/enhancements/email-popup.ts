import { armPopup, type PopupLimits } from '../state/arm-popup.ts';
import { type PopupAnswers, popupDialog } from '../state/popup-dialog.ts';
import { readSubscribers, type Variant } from '../state/subscribers.ts';

interface EmailPopupProps extends PopupLimits {
  readonly variant: Variant;
  readonly answers: PopupAnswers;
}

/** Opens the popup at a trigger (S4). A visitor who has submitted an address does not see it again. */
export function emailPopup(root: HTMLElement, { variant, answers, ...limits }: EmailPopupProps): void {
  const open = popupDialog(root, answers);
  armPopup(limits, {
    unwanted: () => readSubscribers().length > 0,
    open: (triggers) => open({ variant, triggers }),
  });
}
