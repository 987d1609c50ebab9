import { carousel } from './states/carousel.ts';
import { consent } from './states/consent.ts';
import { continueTo } from './states/continue-to.ts';
import { countdown } from './states/countdown.ts';
import { emailPopup } from './states/email-popup.ts';
import { calendar, endedFairs } from './states/ended-fairs.ts';
import { faqSearch } from './states/faq-search.ts';
import { leadDialog } from './states/lead-dialog.ts';
import { mobileMenu } from './states/mobile-menu.ts';
import { months } from './states/months.ts';
import { askedFor, notFound } from './states/not-found.ts';
import { offerClock } from './states/offer-clock.ts';
import { place } from './states/place.ts';
import { popupDemo } from './states/popup-demo.ts';
import { preOrder } from './states/pre-order.ts';
import { promoBanner } from './states/promo-banner.ts';
import { reviewOrder } from './states/review-order.ts';
import { slideButtons } from './states/slide-buttons.ts';
import type { States } from './states/state.ts';
import { copyButton, door, topic } from './states/support.ts';
import { clauseLink } from './states/terms.ts';
import { till } from './states/till.ts';
import { toaster } from './states/toaster.ts';
import { tooltip } from './states/tooltip.ts';
import { undelivered } from './states/undelivered.ts';
import type { PartName } from './wake.ts';

/** Every island and enhancement in every state that it can be in. An island that is missing here does not compile, and fails a test. */
export const states: { readonly [Name in PartName]: States } = {
  'asked-for': askedFor,
  calendar,
  carousel,
  'clause-link': clauseLink,
  consent,
  'continue-to': continueTo,
  'copy-button': copyButton,
  countdown,
  door,
  'email-popup': emailPopup,
  'ended-fairs': endedFairs,
  'faq-search': faqSearch,
  'lead-dialog': leadDialog,
  'mobile-menu': mobileMenu,
  'not-found': notFound,
  months,
  'offer-clock': offerClock,
  place,
  'popup-demo': popupDemo,
  'pre-order': preOrder,
  'promo-banner': promoBanner,
  'review-order': reviewOrder,
  'slide-buttons': slideButtons,
  till,
  toaster,
  tooltip,
  topic,
  undelivered,
};
