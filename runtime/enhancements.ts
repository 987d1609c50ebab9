import { whenSeen } from 'wortlaut/client';
import { calendar } from './enhancements/calendar.ts';
import { consent } from './enhancements/consent.ts';
import { countdown } from './enhancements/countdown.ts';
import { emailPopup } from './enhancements/email-popup.ts';
import { endedFairs } from './enhancements/ended-fairs.ts';
import { offerClock } from './enhancements/offer-clock.ts';
import { closePanels } from './enhancements/panels.ts';
import { drawScrollLine } from './enhancements/scroll-line.ts';

/** It opens the dialog of an island, and begins to hydrate it when that is needed. */
export { linkedDialog } from './enhancements/linked-dialog.ts';

/**
 * Scripts without React for static markup, each by its name: those of many pages, and those that serve more than is in sight. They are one file,
 * because each file is a request.
 */
export const enhancements = {
  calendar,
  consent,
  countdown,
  'email-popup': emailPopup,
  'ended-fairs': endedFairs,
  'offer-clock': offerClock,
} as const;

/** Scripts that few pages need, in files of their own, which are fetched when their part is nearly in the window. */
export const fetchedWhenSeen = {
  'asked-for': () => import('./asked-for-script.ts').then(({ askedFor }) => askedFor),
  carousel: () => import('./enhancements/carousel.ts').then(({ carousel }) => carousel),
  'clause-link': () => import('./enhancements/clause-link.ts').then(({ clauseLink }) => clauseLink),
  'continue-to': () => import('./enhancements/continue-to.ts').then(({ continueTo }) => continueTo),
  door: () => import('./enhancements/door.ts').then(({ turnDoor }) => turnDoor),
  months: () => import('./enhancements/months.ts').then(({ months }) => months),
  'not-found': () => import('./not-found-script.ts').then(({ notFound }) => notFound),
  'popup-demo': () => import('./popup-demo-script.ts').then(({ popupDemo }) => popupDemo),
  till: () => import('./enhancements/till.ts').then(({ till }) => till),
  topic: () => import('./enhancements/topic.ts').then(({ topic }) => topic),
} as const;

type Others = { readonly [Name in keyof typeof fetchedWhenSeen]: Awaited<ReturnType<(typeof fetchedWhenSeen)[Name]>> };
type Enhancements = typeof enhancements & Others;
export type EnhancementName = keyof Enhancements;
export type EnhancementProps<Name extends EnhancementName> = Parameters<Enhancements[Name]>[1];

/** Enhances all that a page has, and repeats presses in it; a failure of one part leaves the others. */
export function enhancePage(presses: readonly HTMLElement[]): void {
  drawScrollLine();
  closePanels();
  for (const root of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const other = fetchedWhenSeen[root.dataset.enhance as keyof Others];
    const begin = (act: (root: HTMLElement, props: never) => void) => {
      enhance(root, act);
      for (const target of presses) if (root.contains(target)) target.click();
    };
    if (other) whenSeen(root, () => void other().then(begin, (error: unknown) => fail(root, error)));
    else begin(enhancements[root.dataset.enhance as keyof typeof enhancements]);
  }
}

/** Enhances one element. A failure hides its controls, which would do nothing. */
function enhance(root: HTMLElement, act: (root: HTMLElement, props: never) => void): void {
  try {
    act(root, JSON.parse(root.dataset.props ?? '{}') as never);
    root.dataset.enhanced = '';
  } catch (error) {
    fail(root, error);
  }
}

/** Hides the controls of an element. */
function fail(root: HTMLElement, error: unknown): void {
  root.dataset.failed = '';
  for (const part of root.querySelectorAll<HTMLElement>('[data-inert]')) part.inert = true;
  reportError(error);
}
