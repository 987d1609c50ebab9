// Saves which details are open and what is typed in a page while it reloads. The browser restores the scroll position.

const key = '@dev/saved-state';
const fields = 'input:not([type="password"], [type="file"], [type="hidden"]), textarea, select';

/** Saves the state of the page until it has reloaded. */
export function saveState() {
  const opened = all('details').map(({ open }) => open);
  const typed = all(fields).map(({ value, checked }) => [value, checked]);
  const focused = all(fields).indexOf(document.activeElement);
  sessionStorage.setItem(key, JSON.stringify({ address: location.href, opened, typed, focused }));
}

/** Restores the saved state, with the events that typing dispatches; does nothing where the page has other fields now. */
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
