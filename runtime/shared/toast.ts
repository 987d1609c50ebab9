/** Where a toast offers to go. */
interface ToastAction {
  readonly label: string;
  readonly href: string;
}

export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly action?: ToastAction;
  readonly variant?: 'default' | 'destructive';
}

/** The event that calls the toaster. Nothing of it is fetched before the first one. */
export const toastEvent = 'toast';

let latest: Toast | undefined;

/** Shows a toast in place of the present one (S9). Its message must also be found elsewhere. */
export function showToast(toast: Toast): void {
  latest = toast;
  document.dispatchEvent(new Event(toastEvent));
}

/** The latest toast, also where it was requested before the toaster had loaded. */
export const latestToast = (): Toast | undefined => latest;
