import { useEffect, useState } from 'react';
import { armPopup, type PopupLimits } from '../../state/arm-popup.ts';
import { recordShown } from '../../state/popup-rules.ts';
import type { Trigger } from '../../state/subscribers.ts';

interface Popup {
  /** The triggers that have fired, in their order. */
  readonly fired: readonly Trigger[];
  /** While the popup is open: the triggers that opened it; none when it was opened on request. */
  readonly opened: readonly Trigger[] | undefined;
  /** Opens it in spite of the rules. */
  open(): void;
  close(): void;
  /** Waits for the triggers again. */
  restart(): void;
}

/** The state of the popup: the first trigger opens it, if the rules allow it and nothing is in its way (S4). */
export function usePopup({ delay, scroll, cooldown }: PopupLimits): Popup {
  const [round, setRound] = useState({});
  const [fired, setFired] = useState<readonly Trigger[]>([]);
  const [opened, setOpened] = useState<readonly Trigger[]>();

  const open = (triggers: readonly Trigger[]) => {
    recordShown(Date.now());
    setOpened(triggers);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts the triggers anew
  useEffect(() => {
    const disarm = armPopup({ delay, scroll, cooldown }, { fired: setFired, open });
    return () => {
      disarm();
      setFired([]);
    };
  }, [delay, scroll, cooldown, round]);

  return {
    fired,
    opened,
    open: () => open([]),
    close: () => {
      recordShown(Date.now());
      setOpened(undefined);
    },
    restart: () => setRound({}),
  };
}
