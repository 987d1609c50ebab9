import type { Side } from '../model/claims.ts';
import type { Paint } from './phrases.ts';

const arrow = ' ↔ ';
/** The minimal length of a shortened value that is still legible. */
const shortest = 14;

interface Shown {
  readonly value: string;
  readonly label: string;
}

/** Colliding values with their places in one line. Long values are shortened, and surplus ones are replaced by their number. */
export function sideBySide(sides: readonly Side[], room: number, paint: Paint): { text: string; length: number } {
  const all = merged(sides);
  const brief = all.map(({ label, value }) => ({ label: label.replace(/, .*/, ', … '), value }));
  for (let count = all.length; count > 0; count--) {
    const more = all.length > count ? ` +${all.length - count}` : '';
    const shown = fitted(all.slice(0, count), room - more.length) ?? fitted(brief.slice(0, count), room - more.length);
    if (!shown && count > 1) continue;
    const visible = shown ?? [{ label: '', value: cut(all[0]?.value ?? '', room - more.length) }];
    const plain = visible.map(({ label, value }) => `${label}${value}`).join(arrow) + more;
    const text = visible.map(({ label, value }) => paint.dim(label) + value).join(paint.red(arrow)) + paint.dim(more);
    return { text, length: plain.length };
  }
  return { text: '', length: 0 };
}

/** Combines equal values with all their places: a page, a fact, a clause. */
function merged(sides: readonly Side[]): Shown[] {
  const places = new Map<string, string[]>();
  const pages = sides.map(({ where }) => where.split(' › ')[0] ?? '');
  for (const [index, { where, value }] of sides.entries()) {
    const page = pages[index] ?? '';
    // Places on one page are told apart by what is after its name.
    const place = pages.filter((one) => one === page).length > 1 ? where.slice(page.length).replace(/^ › /, '') : page;
    const labels = places.get(value) ?? [];
    places.set(value, place && !labels.includes(place) ? [...labels, place] : labels);
  }
  return [...places].map(([value, labels]) => ({ value, label: labels.length ? `${labels.join(', ')} ` : '' }));
}

/** Fits all values into the room, shortening the longest first; undefined if one would become illegible. */
function fitted(all: readonly Shown[], room: number): Shown[] | undefined {
  let free = room - arrow.length * (all.length - 1) - all.reduce((total, { label }) => total + label.length, 0);
  const cuts = new Map<Shown, string>();
  for (const [index, shown] of [...all].sort((a, b) => a.value.length - b.value.length).entries()) {
    const share = Math.floor(free / (all.length - index));
    if (share < Math.min(shown.value.length, shortest)) return undefined;
    const value = cut(shown.value, share);
    cuts.set(shown, value);
    free -= value.length;
  }
  return all.map((shown) => ({ label: shown.label, value: cuts.get(shown) ?? '' }));
}

function cut(text: string, room: number): string {
  if (text.length <= room) return text;
  const close = text.startsWith('“') ? '”' : '';
  return `${text.slice(0, room - 1 - close.length).trimEnd()}…${close}`;
}
