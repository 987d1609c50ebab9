/** Shows of the table's rows the row of the month at which the slider is. */
export function months(root: HTMLElement, _props: Readonly<Record<string, never>>): void {
  const slider = root.querySelector('input');
  const rows = root.querySelectorAll<HTMLElement>('tbody tr');
  const show = () => {
    for (const [index, row] of rows.entries()) row.hidden = index + 1 !== Number(slider?.value);
  };
  slider?.addEventListener('input', show);
  show();
}
