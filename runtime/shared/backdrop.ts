/** Closes a modal dialog on a click beside it; ignores presses that start inside, as when text is selected. */
export function closeOnBackdrop(dialog: HTMLDialogElement): () => void {
  const listening = new AbortController();
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal: listening.signal });
  dialog.addEventListener('click', ({ target }) => target === dialog && pressed === dialog && dialog.close(), { signal: listening.signal });
  return () => listening.abort();
}
