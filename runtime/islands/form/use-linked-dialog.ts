import { type PointerEvent, type MouseEvent as ReactMouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { showModal } from '../../shared/show-modal.ts';

interface OpenedDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  close(): void;
  /** Attributes of the dialog: a click beside it closes it, but not the end of a selection that began in it. */
  readonly beside: {
    onPointerDown(event: PointerEvent): void;
    onClick(event: ReactMouseEvent): void;
  };
}

/**
 * A modal dialog whose openers are plain links to its id, so that without script the link shows it as the target of the
 * address (S3). The focus goes to its heading, and back to the opener when it closes.
 */
export function useLinkedDialog(id: string): OpenedDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const listening = new AbortController();
    const { signal } = listening;
    let opener: HTMLElement | null = null;

    const open = (by: HTMLElement | null) => {
      if (dialog.open) return;
      opener = by;
      const inUse = dialog.contains(document.activeElement) ? document.activeElement : dialog.querySelector('[tabindex="-1"]');
      showModal(dialog);
      if (inUse instanceof HTMLElement) inUse.focus();
    };
    const openTarget = () => {
      if (location.hash !== `#${id}`) return;
      history.replaceState(history.state, '', location.pathname + location.search);
      open(document.querySelector<HTMLElement>(`a[href="#${id}"]`));
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>(`a[href="#${id}"]`) : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open(link);
    };
    document.addEventListener('click', onClick, { signal });
    addEventListener('hashchange', openTarget, { signal });
    dialog.addEventListener('close', () => opener?.focus(), { signal });
    openTarget();
    return () => listening.abort();
  }, [id]);

  return {
    ref,
    close: useCallback(() => ref.current?.close(), []),
    beside: {
      onPointerDown: ({ target }) => {
        pressed.current = target;
      },
      onClick: ({ target }) => {
        if (target === ref.current && pressed.current === ref.current) ref.current?.close();
      },
    },
  };
}
