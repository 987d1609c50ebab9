/** Reduces the table to the row of a month once the visitor moves the slider there. Until then it has all rows, so nothing moves by itself. */
export function months(root: HTMLElement, _props: Readonly<Record<string, never>>): void {
  const rows = root.querySelectorAll<HTMLElement>('tbody tr');
  root.querySelector('input')?.addEventListener('input', ({ currentTarget }) => {
    const { value } = currentTarget as HTMLInputElement;
    for (const [index, row] of rows.entries()) row.hidden = index + 1 !== Number(value);
  });
}
