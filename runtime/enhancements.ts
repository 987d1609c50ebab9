import { carousel } from './enhancements/carousel.ts';
import { clauseLink } from './enhancements/clause-link.ts';
import { consent } from './enhancements/consent.ts';
import { continueTo } from './enhancements/continue-to.ts';
import { countdown } from './enhancements/countdown.ts';
import { endedFairs } from './enhancements/ended-fairs.ts';
import { linkedDialog } from './enhancements/linked-dialog.ts';
import { offerClock } from './enhancements/offer-clock.ts';
import { closePanels } from './enhancements/panels.ts';
import { popup } from './enhancements/popup.ts';
import { drawScrollLine } from './enhancements/scroll-line.ts';
import { topic } from './enhancements/topic.ts';
import type { notFound } from './not-found-script.ts';

/** Scripts without React for static markup, each by its name. They are one file, because each file is a request. */
export const enhancements = {
  carousel,
  'clause-link': clauseLink,
  consent,
  'continue-to': continueTo,
  countdown,
  'ended-fairs': endedFairs,
  'offer-clock': offerClock,
  topic,
} as const;

/** Scripts that few pages need, in files of their own. */
export interface Others {
  readonly 'not-found': typeof notFound;
}

type Enhancements = typeof enhancements & Others;
export type EnhancementName = keyof Enhancements;
export type EnhancementProps<Name extends EnhancementName> = Parameters<Enhancements[Name]>[1];

/** The code that islands wait for: it opens a dialog or arms the popup without React, and begins to hydrate when that is needed. */
export const triggers = { dialog: linkedDialog, popup } as const;

/** Enhances all that a page has; a failure of one part leaves the others. `fetchOther` fetches the scripts of few pages. */
export function enhancePage(fetchOther: Readonly<Record<keyof Others, () => Promise<Others[keyof Others]>>>): void {
  drawScrollLine();
  closePanels();
  for (const root of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const other = fetchOther[root.dataset.enhance as keyof Others];
    if (other) void other().then((act) => enhance(root, act), reportError);
    else enhance(root, enhancements[root.dataset.enhance as keyof typeof enhancements]);
  }
}

/** Enhances one element. A failure hides its controls, which would do nothing. */
function enhance(root: HTMLElement, act: (root: HTMLElement, props: never) => void): void {
  try {
    act(root, JSON.parse(root.dataset.props ?? '{}') as never);
    root.dataset.enhanced = '';
  } catch (error) {
    root.dataset.failed = '';
    reportError(error);
  }
}
