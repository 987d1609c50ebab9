/** Marks the row and the bar of the month to which the visitor moves the slider, and repeats it in large type. */
export function months(root: HTMLElement, _props: Readonly<Record<string, never>>): void {
  const rows = root.querySelectorAll('tbody tr');
  const bars = root.querySelectorAll('svg > g');
  const shown = root.querySelectorAll('output > *');
  const slider = root.querySelector('input');
  if (!slider) return;
  const show = () => {
    const at = Number(slider.value) - 1;
    const chosen = rows[at];
    for (const row of rows) row.toggleAttribute('data-marked', row === chosen);
    for (const [index, bar] of bars.entries()) bar.classList.toggle('chosen', index === at);
    for (const [index, cell] of chosen?.querySelectorAll('th, strong, td + td').entries() ?? []) {
      const place = shown[index];
      if (place && place.textContent !== cell.textContent) place.textContent = cell.textContent;
    }
  };
  for (const sign of ['input', 'change']) slider.addEventListener(sign, show);
  // It was moved before this script was there, or the browser has restored its place.
  show();
}
