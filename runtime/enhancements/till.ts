import { dayAfter, firstBasket, formatsOf, type Sale, type ShownSale, shownSale, type TillData, totalOf } from '../state/sale.ts';
import { inWords } from './in-words.ts';

/**
 * A till that works: keys fill the basket, and a charge prints the receipt and fills every element of the page that shows the sale or the day
 * (`data-sale`). The document dispatches `sale`.
 */
export function till(root: HTMLElement, data: TillData): void {
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  const keys = all('.till-key');
  const shopKeys = all('.till-trades button');
  const methods = all('.till-methods button');
  const [undo, charge, keyField, change] = ['.till-undo', '.till-charge', '.till-keys', '.till-change'].map((part) =>
    root.querySelector(part),
  );
  const status = root.querySelector('[role="status"]');
  if (!(charge instanceof HTMLButtonElement) || !undo || !keyField || !change || !status) return;
  const { money } = formatsOf(data);
  const fillTill = filler(root, 'till');
  const fillSale = filler(document, 'sale');
  let shop = 0;
  let basket = basketOf(shop);
  let isCash = false;
  let isCharged = true;
  let { day } = data;

  function basketOf(index: number): Map<number, number> {
    const chosen = data.shops[index];
    return chosen ? firstBasket(chosen) : new Map();
  }
  function draw(): void {
    const sale: Sale = { shop, basket, isCash };
    const shown = shownSale(data, sale, day);
    fillTill(shown);
    keys.forEach((key, index) => {
      const badge = key.lastElementChild;
      const text = String((!isCharged && basket.get(index)) || '');
      if (badge && badge.textContent !== text) badge.textContent = text;
    });
    press(methods, isCash ? 1 : 0);
    press(shopKeys, shop);
    const isEmpty = totalOf(data, sale) === 0;
    (charge as HTMLButtonElement).disabled = isEmpty;
    change?.toggleAttribute('hidden', !isCash || isEmpty);
  }
  function choose(index: number): void {
    shop = index;
    basket = basketOf(index);
    isCharged = true;
    keys.forEach((key, good) => {
      const [name = '', price = 0] = data.shops[shop]?.goods[good] ?? [];
      const [label, amount] = key.children;
      if (label) label.textContent = name;
      if (amount) amount.textContent = money(price);
    });
  }
  function ring(good: number): void {
    if (isCharged) basket = new Map();
    isCharged = false;
    basket.set(good, (basket.get(good) ?? 0) + 1);
  }
  function takeBack(): void {
    const last = [...basket.keys()].pop();
    if (last === undefined) return;
    const count = (basket.get(last) ?? 0) - 1;
    if (count > 0) basket.set(last, count);
    else basket.delete(last);
    isCharged = false;
  }
  function settle(): void {
    const sale: Sale = { shop, basket, isCash };
    day = dayAfter(data, day, sale);
    const shown = shownSale(data, sale, day);
    print(() => fillSale(shown));
    if (status) status.textContent = inWords(data.words.charged, { sum: shown.total });
    document.dispatchEvent(new CustomEvent('sale', { detail: shown }));
    isCharged = true;
  }

  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (!button) return;
    if (button === charge) settle();
    else if (button === undo) takeBack();
    else if (methods.includes(button)) isCash = methods.indexOf(button) === 1;
    else if (shopKeys.includes(button)) choose(shopKeys.indexOf(button));
    else ring(keys.indexOf(button));
    draw();
  });
  keyField.addEventListener('keydown', (event) => walk(event as KeyboardEvent, keys));
  // A door of the street sets the till of its trade instead of leading to another page, unless it is opened in a new tab.
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const door = target instanceof Element && !(ctrlKey || metaKey || shiftKey) ? target.closest<HTMLElement>('[data-trade]') : null;
    const index = shopKeys.findIndex(({ value }: HTMLElement & { value?: string }) => door && value === door.dataset.trade);
    if (index < 0) return;
    event.preventDefault();
    choose(index);
    draw();
    shopKeys[index]?.focus();
  });
}

/** Arrow keys walk the keys as a grid. */
function walk(event: KeyboardEvent, keys: readonly HTMLElement[]): void {
  const [first] = keys;
  const columns = keys.filter((key) => key.offsetTop === first?.offsetTop).length;
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  const next = keys[keys.indexOf(event.target as HTMLElement) + (steps[event.key] ?? Number.NaN)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function press(buttons: readonly HTMLElement[], pressed: number): void {
  buttons.forEach((button, index) => void button.setAttribute('aria-pressed', String(index === pressed)));
}

/** Lets the last receipt fall and prints the next one. */
function print(fill: () => void): void {
  const slip = document.querySelector<HTMLElement>('.till-slip');
  if (!slip || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    fill();
    return;
  }
  const last = slip.cloneNode(true) as HTMLElement;
  last.classList.add('fallen');
  last.ariaHidden = 'true';
  slip.after(last);
  last.animate([{}, { translate: '-2rem 34rem', rotate: '-9deg', opacity: 0 }], { duration: 620, easing: 'ease-in' }).onfinish = () =>
    last.remove();
  fill();
  slip.animate([{ translate: '0 -100%' }, {}], { duration: 1000, easing: 'steps(22)' });
}

/**
 * Returns a function that fills the elements of a place by the names in their data attribute: with a text, or with rows like the first one that
 * the page has.
 */
function filler(place: ParentNode, attribute: 'till' | 'sale'): (shown: ShownSale) => void {
  const fields = [...place.querySelectorAll<HTMLElement>(`[data-${attribute}]`)].map((field) => {
    const pattern = field.firstElementChild;
    return { field, name: field.dataset[attribute] as keyof ShownSale, pattern };
  });
  return (shown) => {
    for (const { field, name, pattern } of fields) {
      const value = shown[name];
      if (typeof value === 'string') field.textContent = value;
      else field.replaceChildren(...value.map((cells) => filledRow(pattern, cells)));
    }
  };
}

function filledRow(pattern: Element | null, cells: readonly string[]): Node {
  const row = pattern?.cloneNode(true) as Element;
  [...row.children].forEach((cell, index) => {
    cell.textContent = cells[index] ?? '';
  });
  return row;
}
