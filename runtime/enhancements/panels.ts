/**
 * A panel closes when a link in it is followed, also to a place on the same page, and when the focus goes elsewhere, so
 * that it never covers what has the focus (WCAG 2.4.11). Escape and a click outside are the browser's own. A panel that closes forgets its
 * search, also while its island sleeps (S1).
 */
export function closePanels(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href]')) target.closest<HTMLElement>('[popover="auto"]')?.hidePopover();
  });
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (newState !== 'closed' || !(target instanceof Element)) return;
      for (const search of target.querySelectorAll<HTMLInputElement>('[popover] input')) search.value = '';
    },
    { capture: true },
  );
  document.addEventListener('focusin', ({ target }) => {
    for (const panel of document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open')) {
      const opener = target instanceof Element && target.closest(`[popovertarget="${panel.id}"]`);
      if (target instanceof Element && !panel.contains(target) && !opener) panel.hidePopover();
    }
  });
}
