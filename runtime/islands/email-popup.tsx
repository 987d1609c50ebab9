import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type PopupLimits, popupEvent } from '../state/arm-popup.ts';
import { recordShown } from '../state/popup-rules.ts';
import type { Trigger, Variant } from '../state/subscribers.ts';
import { PopupDialog, type PopupPitch, type PopupWords } from './popup/dialog.tsx';

interface EmailPopupProps extends PopupLimits {
  /** Unique on the page. */
  readonly id: string;
  readonly successDelay: number;
  readonly variant: Variant;
  readonly pitch: PopupPitch;
  readonly words: PopupWords;
}

/** Shows the dialog for an email address after a trigger, for which a script without React waits: at most once per visit (S4). */
export function EmailPopup({ delay: _, scroll: __, cooldown: ___, ...dialog }: EmailPopupProps): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const [opened, setOpened] = useState<readonly Trigger[]>();
  useEffect(() => {
    const root = place.current?.closest<HTMLElement>('[data-island]');
    const open = () => {
      const fired = root?.dataset.fired;
      if (fired === undefined) return;
      delete root?.dataset.fired;
      recordShown(Date.now());
      setOpened(fired.split(' ') as Trigger[]);
    };
    open();
    root?.addEventListener(popupEvent, open);
    return () => root?.removeEventListener(popupEvent, open);
  }, []);
  const close = () => {
    recordShown(Date.now());
    setOpened(undefined);
  };
  return (
    <>
      <span ref={place} hidden />
      {opened && <PopupDialog {...dialog} triggers={opened} onClosed={close} />}
    </>
  );
}
