/** Reduces the table to the row of a month once the visitor moves the slider there. Until then it has all rows, so nothing moves by itself. */
export function months(root: HTMLElement, _props: Readonly<Record<string, never>>): void {
  const rows = root.querySelectorAll<HTMLElement>('tbody tr');
  const slider = root.querySelector('input');
  if (!slider) return;
  const show = () => {
    for (const [index, row] of rows.entries()) row.hidden = index + 1 !== Number(slider.value);
  };
  for (const sign of ['input', 'change']) slider.addEventListener(sign, show);
  // It was moved before this script was there, or the browser has restored its place.
  if (slider.value !== slider.defaultValue) show();
}
