import { closeOnBackdrop } from '../shared/backdrop.ts';
import { showModal } from '../shared/show-modal.ts';

/**
 * Opens the modal dialog of an island, whose openers are plain links to its id, so that without script the link shows it as the target of the
 * address (S3). It opens at once, whether its form is hydrated or not; that begins when the pointer or the focus reaches an opener, but after the
 * next frame: a slow phone needs 30 ms to begin, which would delay the dialog. The focus goes to the heading, and back to the opener when it
 * closes.
 */
export function linkedDialog(root: HTMLElement, begin: () => void): void {
  const dialog = root.querySelector('dialog');
  if (!dialog) return;
  const openers = `a[href="#${dialog.id}"]`;
  let opener: HTMLElement | null = null;

  const beginSoon = () => requestAnimationFrame(() => setTimeout(begin));
  const open = (by: HTMLElement | null) => {
    beginSoon();
    if (dialog.open) return;
    opener = by;
    const inUse = dialog.contains(document.activeElement) ? document.activeElement : dialog.querySelector('[tabindex="-1"]');
    // The focus is a use of the island, which would begin at once.
    document.addEventListener('focusin', stop, true);
    showModal(dialog);
    if (inUse instanceof HTMLElement) inUse.focus();
    document.removeEventListener('focusin', stop, true);
  };
  const openTarget = () => {
    if (location.hash !== `#${dialog.id}`) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    open(document.querySelector<HTMLElement>(openers));
  };
  const openerAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(openers) : null);
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, (event) => openerAt(event) && beginSoon(), { passive: true });
  document.addEventListener('click', (event) => {
    const link = openerAt(event);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(link);
  });
  addEventListener('hashchange', openTarget);
  dialog.addEventListener('close', () => opener?.focus());
  closeOnBackdrop(dialog);
  closeByCross(dialog);
  openTarget();
}

const stop = (event: Event) => event.stopPropagation();

/** Without script the cross is a link to a place beside the dialog; from now on it is a button that closes it. */
function closeByCross(dialog: HTMLDialogElement): void {
  const cross = dialog.querySelector<HTMLElement>('.lead-dialog-close');
  cross?.setAttribute('role', 'button');
  cross?.addEventListener('click', (event) => {
    event.preventDefault();
    dialog.close();
  });
  cross?.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    dialog.close();
  });
}
