import { mayOpen } from './popup-rules.ts';
import { type TriggerLimits, watchTriggers } from './popup-triggers.ts';
import type { Trigger } from './subscribers.ts';
import { whenNotBusy } from './when-not-busy.ts';

export interface PopupLimits extends TriggerLimits {
  /** Milliseconds for which the popup does not open by itself after it was shown or closed. */
  readonly cooldown: number;
}

interface Popup {
  /** Called with all triggers that have fired so far, after each. */
  fired?(triggers: readonly Trigger[]): void;
  /** Whether it is not to open by itself, for a reason of its own. */
  unwanted?(): boolean;
  open(triggers: readonly Trigger[]): void;
}

/** Opens the popup at the first trigger, if the rules allow it and nothing is in its way (S4). Returns a function that disarms it. */
export function armPopup({ delay, scroll, cooldown }: PopupLimits, { fired, unwanted, open }: Popup): () => void {
  const soFar: Trigger[] = [];
  let giveUp: (() => void) | undefined;
  const openIfAllowed = () => {
    if (!unwanted?.() && mayOpen(Date.now(), cooldown)) open([...soFar]);
  };
  const stop = watchTriggers({ delay, scroll }, (trigger) => {
    soFar.push(trigger);
    fired?.([...soFar]);
    giveUp ??= whenNotBusy(openIfAllowed);
  });
  return () => {
    stop();
    giveUp?.();
  };
}
