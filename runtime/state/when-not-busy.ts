const entering = 'input, textarea, select, [contenteditable], form *';

/** Calls `begin` when no dialog is open and no form has the focus. Returns a function that cancels it. */
export function whenNotBusy(begin: () => void): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    if (document.querySelector('dialog:modal') || document.activeElement?.matches(entering)) return;
    listening.abort();
    begin();
  };
  // While the focus leaves, it is not yet where it goes.
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(attempt);
  };
  document.addEventListener('focusout', later, { signal: listening.signal });
  document.addEventListener('close', later, { capture: true, signal: listening.signal });
  attempt();
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
