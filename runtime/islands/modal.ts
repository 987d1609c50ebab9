/** Opens a modal dialog. The page behind does not scroll, and where its scrollbar took space that stays empty, so that nothing moves. */
export function showModal(dialog: HTMLDialogElement): void {
  const page = document.documentElement;
  if (innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
  dialog.showModal();
}
