/**
 * Opens a modal dialog. The page behind does not scroll, and where its scrollbar took space that stays empty, so that nothing
 * moves. The browser's back closes the dialog instead of leaving the page.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const page = document.documentElement;
  if (innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
  dialog.showModal();
  // After the frame that shows it: two entries of the history cost a slow phone nearly as much as the styles of the page.
  const frame = requestAnimationFrame(() => setTimeout(() => dialog.open && closeOnBack(dialog)));
  dialog.addEventListener('close', () => cancelAnimationFrame(frame), { once: true });
}

/**
 * The dialog has an entry of its own in the history, which goes with the dialog however it is closed. Links within the dialog add
 * entries too, so that only the entry below the dialog's own means that the visitor went back.
 */
function closeOnBack(dialog: HTMLDialogElement): void {
  const entry = `dialog ${performance.now()}`;
  history.replaceState({ below: entry }, '');
  history.pushState({ at: entry }, '');
  const onBack = () => history.state?.below === entry && dialog.close();
  addEventListener('popstate', onBack);
  dialog.addEventListener(
    'close',
    () => {
      removeEventListener('popstate', onBack);
      if (history.state?.at === entry) history.back();
    },
    { once: true },
  );
}
