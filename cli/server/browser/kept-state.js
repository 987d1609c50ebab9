// What somebody has opened and typed in a page, kept while the page is loaded again. Where it was scrolled to is kept by the browser.

const key = '@dev/kept-state';
const fields = 'input:not([type="password"], [type="file"], [type="hidden"]), textarea, select';

/** Keeps the state of the open page until it has been loaded again. */
export function keepState() {
  const opened = all('details').map(({ open }) => open);
  const typed = all(fields).map(({ value, checked }) => [value, checked]);
  const focused = all(fields).indexOf(document.activeElement);
  sessionStorage.setItem(key, JSON.stringify({ address: location.href, opened, typed, focused }));
}

/** Gives the page the state that was kept of it, as if somebody opened and typed it anew; nothing where it has other fields now. */
export function restoreState() {
  const { address, opened, typed, focused } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  sessionStorage.removeItem(key);
  if (address !== location.href) return;
  const details = all('details');
  if (details.length === opened.length) for (const [index, one] of details.entries()) one.open = opened[index];
  const present = all(fields);
  if (present.length !== typed.length) return;
  for (const [index, field] of present.entries()) {
    const [value, checked] = typed[index];
    if (field.value === value && field.checked === checked) continue;
    field.value = value;
    if (checked !== undefined) field.checked = checked;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  present[focused]?.focus({ preventScroll: true });
}

const all = (selector) => [...document.querySelectorAll(selector)];
