/**
 * Opens a modal dialog. The page behind does not scroll, and where its scrollbar took space that stays empty, so that nothing
 * moves. The browser's back closes the dialog instead of leaving the page.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const page = document.documentElement;
  if (innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
  dialog.showModal();
  closeOnBack(dialog);
}

/** The dialog has an entry of its own in the history, which goes with the dialog however it is closed. */
function closeOnBack(dialog: HTMLDialogElement): void {
  const entry = `dialog ${performance.now()}`;
  const isCurrent = () => history.state === entry;
  history.pushState(entry, '');
  const onBack = () => isCurrent() || dialog.close();
  addEventListener('popstate', onBack);
  dialog.addEventListener(
    'close',
    () => {
      removeEventListener('popstate', onBack);
      if (isCurrent()) history.back();
    },
    { once: true },
  );
}
