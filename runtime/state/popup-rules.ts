import { readText, remove, writeText } from '../shared/storage.ts';

const lastShown = 'emailPopupLastShown';
const shownInVisit = 'emailPopupShown';

/** For browsers that store nothing for a visit (X4). */
let shownHere = false;

/** Whether the popup may open by itself: once per visit, and not during the cooldown after its last showing or closing (S4). */
export function mayOpen(now: number, cooldown: number): boolean {
  return !wasShownInVisit() && !isCoolingDown(readText(lastShown), now, cooldown);
}

/** An unreadable time, or one in the future because the clock was set back, counts as none. */
export function isCoolingDown(shown: string | undefined, now: number, cooldown: number): boolean {
  const since = now - Number.parseInt(shown ?? '', 10);
  return since >= 0 && since < cooldown;
}

/** Both the showing and the closing are recorded (S4). */
export function recordShown(now: number): void {
  writeText(lastShown, String(now));
  shownHere = true;
  try {
    sessionStorage.setItem(shownInVisit, String(now));
  } catch {
    // `shownHere` remembers it instead.
  }
}

/** Removes the record that the popup was shown, for the demo page (P19). */
export function resetShown(): void {
  remove(lastShown);
  shownHere = false;
  try {
    sessionStorage.removeItem(shownInVisit);
  } catch {
    // Nothing is stored.
  }
}

function wasShownInVisit(): boolean {
  try {
    return shownHere || sessionStorage.getItem(shownInVisit) !== null;
  } catch {
    return shownHere;
  }
}

/** The share of the page that is scrolled past; 0 if it cannot scroll. */
export function scrolledShare(top: number, pageHeight: number, windowHeight: number): number {
  const way = pageHeight - windowHeight;
  return way > 0 ? top / way : 0;
}

/** The mouse has left the window at its top, towards the tabs and the address. */
export function leavesAtTop({ relatedTarget, clientY }: Pick<MouseEvent, 'relatedTarget' | 'clientY'>): boolean {
  return relatedTarget === null && clientY <= 0;
}
