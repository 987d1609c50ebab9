import type { ReactNode } from 'react';
import { readSubscribers, type Variant } from '../state/subscribers.ts';
import { PopupDialog, type PopupPitch, type PopupWords } from './popup/dialog.tsx';
import { type PopupLimits, usePopup } from './popup/use-popup.ts';

interface EmailPopupProps extends PopupLimits {
  /** Unique on the page. */
  readonly id: string;
  readonly successDelay: number;
  readonly variant: Variant;
  readonly pitch: PopupPitch;
  readonly words: PopupWords;
}

/** A visitor who has submitted an address does not see the popup again. */
const hasSubscribed = () => readSubscribers().length > 0;

/** Asks for an email address, at most once per visit (S4). Not in the page before it opens. */
export function EmailPopup({ delay, scroll, cooldown, ...dialog }: EmailPopupProps): ReactNode {
  const popup = usePopup({ delay, scroll, cooldown, unwanted: hasSubscribed });
  return popup.opened && <PopupDialog {...dialog} triggers={popup.opened} onClosed={popup.close} />;
}
