import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Localized } from 'wortlaut/react';
import { latestToast, type Toast, toastEvent } from '../shared/toast.ts';
import { autoDismiss } from './auto-dismiss.ts';
import { closeOnSwipe } from './swipe.ts';

interface ToasterProps {
  /** Names the region. */
  readonly label: Localized;
  readonly close: Localized;
  /** How long a toast shows, in milliseconds. */
  readonly shown: number;
  /** How long a toast that was dismissed stays in the document, in milliseconds. */
  readonly removed: number;
  /** Pixels beyond which a swipe to the right dismisses. */
  readonly swipe: number;
}

/**
 * Shows one toast at a time (S9). Written by hand: Radix Toast takes 12 KB to do what the platform's own popover does in
 * two. It opens before its words arrive, because screen readers ignore a live region that appears together with its words.
 */
export function Toaster({ label, close, shown, removed, swipe }: ToasterProps): ReactNode {
  const viewport = useRef<HTMLElement>(null);
  const [toast, setToast] = useState<Toast>();
  const [open, setOpen] = useState(false);
  const dismiss = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const show = () => {
      const requested = latestToast();
      if (!requested) return;
      setToast(undefined);
      setOpen(false);
      raise(viewport.current);
      requestAnimationFrame(() => {
        setToast(requested);
        setOpen(true);
      });
    };
    show();
    document.addEventListener(toastEvent, show);
    return () => document.removeEventListener(toastEvent, show);
  }, []);

  useEffect(() => {
    const region = viewport.current;
    if (!region || !toast) return undefined;
    if (!open) {
      region.hidePopover();
      const removal = setTimeout(() => setToast(undefined), removed);
      return () => clearTimeout(removal);
    }
    const stopSwiping = closeOnSwipe(region, swipe, dismiss);
    const stopClosing = autoDismiss(region, staysUntilClosed(toast) ? undefined : shown, dismiss);
    return () => {
      stopSwiping();
      stopClosing();
    };
  }, [toast, open, shown, removed, swipe, dismiss]);

  const words = toast && (
    <>
      <p className="toast-title">{toast.title}</p>
      {toast.description && <p className="toast-description">{toast.description}</p>}
    </>
  );
  const destructive = toast?.variant === 'destructive';
  return (
    <section ref={viewport} className={destructive ? 'toast toast-destructive' : 'toast'} popover="manual" aria-label={label} tabIndex={-1}>
      <div className="toast-words">
        <div role="status">{!destructive && words}</div>
        <div role="alert">{destructive && words}</div>
      </div>
      {toast?.action && (
        <a className="toast-action" href={toast.action.href} onClick={dismiss}>
          {toast.action.label}
        </a>
      )}
      {toast && (
        <button type="button" className="toast-close" aria-label={close} onClick={dismiss}>
          <span className="toast-close-icon" aria-hidden="true" />
        </button>
      )}
    </section>
  );
}

/** Errors, and toasts with an action, stay until they are closed (WCAG 2.2.1). */
const staysUntilClosed = ({ action, variant }: Toast): boolean => action !== undefined || variant === 'destructive';

/** On top of whatever has been opened since. */
function raise(region: HTMLElement | null): void {
  if (region?.matches(':popover-open')) region.hidePopover();
  region?.showPopover();
}
