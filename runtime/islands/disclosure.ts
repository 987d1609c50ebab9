/**
 * Closes an open disclosure on Escape, on a click outside of its header, when the focus leaves that (WCAG 2.4.11) and on following
 * a link in it; Escape brings the focus back to its summary.
 */
export function closeOnLeaving(menu: HTMLDetailsElement | null): (() => void) | undefined {
  if (!menu) return undefined;
  const area = menu.closest('header') ?? menu;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (menu.open && (!area.contains(target) || target.closest('a'))) menu.open = false;
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (menu.open && target instanceof Node && !area.contains(target)) menu.open = false;
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('click', onClick);
  };
}

/** One open at a time (S7), also where the browser does not support `<details name>`. */
export function closeSiblings(opened: HTMLDetailsElement): void {
  if (!opened.open) return;
  for (const other of opened.parentElement?.children ?? []) {
    if (other !== opened && other instanceof HTMLDetailsElement) other.open = false;
  }
}
