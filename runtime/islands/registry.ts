import type { ComponentType } from 'react';
import { Carousel } from './carousel.tsx';
import { ClauseLink } from './clause-link.tsx';
import { Consent } from './consent.tsx';
import { ContinueTo } from './continue-to.tsx';
import { CopyButton } from './copy-button.tsx';
import { Countdown } from './countdown.tsx';
import { CountryPicker } from './country-picker.tsx';
import { EmailPopup } from './email-popup.tsx';
import { EndedFairs } from './ended-fairs.tsx';
import { FaqSearch } from './faq-search.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { LeadDialog } from './lead-dialog.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NotFound } from './not-found.tsx';
import { OfferClock } from './offer-clock.tsx';
import { PopupDemo } from './popup-demo.tsx';
import { PreOrder } from './pre-order.tsx';
import { PromoBanner } from './promo-banner.tsx';
import { ReviewOrder } from './review-order.tsx';
import { SlideButtons } from './slide-buttons.tsx';
import { Toaster } from './toaster.tsx';
import { Tooltip } from './tooltip.tsx';
import { Topic } from './topic.tsx';
import { Undelivered } from './undelivered.tsx';

/** Every island, under the name of its file. The browser imports the file when the island is needed. */
export const islands = {
  carousel: Carousel,
  'clause-link': ClauseLink,
  consent: Consent,
  'continue-to': ContinueTo,
  'copy-button': CopyButton,
  countdown: Countdown,
  'country-picker': CountryPicker,
  'email-popup': EmailPopup,
  'ended-fairs': EndedFairs,
  'faq-search': FaqSearch,
  'language-picker': LanguagePicker,
  'lead-dialog': LeadDialog,
  'mobile-menu': MobileMenu,
  'not-found': NotFound,
  'offer-clock': OfferClock,
  'popup-demo': PopupDemo,
  'pre-order': PreOrder,
  'promo-banner': PromoBanner,
  'review-order': ReviewOrder,
  'slide-buttons': SlideButtons,
  toaster: Toaster,
  tooltip: Tooltip,
  topic: Topic,
  undelivered: Undelivered,
} as const;

export type IslandName = keyof typeof islands;
export type IslandProps<Name extends IslandName> = (typeof islands)[Name] extends ComponentType<infer Props> ? Props : never;
