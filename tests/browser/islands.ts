import type { IslandName } from '../../runtime/islands/registry.ts';
import { continueTo } from './states/continue-to.ts';
import { countdown } from './states/countdown.ts';
import { faqSearch } from './states/faq-search.ts';
import { mobileMenu } from './states/mobile-menu.ts';
import { notFound } from './states/not-found.ts';
import { countryPicker, languagePicker } from './states/pickers.ts';
import { preOrder } from './states/pre-order.ts';
import { promoBanner } from './states/promo-banner.ts';
import { slideButtons } from './states/slide-buttons.ts';
import type { States } from './states/state.ts';

/** Every island in every state that it can be in. An island that is missing here does not compile, and fails a test. */
export const states: { readonly [Name in IslandName]: States } = {
  'continue-to': continueTo,
  countdown,
  'country-picker': countryPicker,
  'faq-search': faqSearch,
  'language-picker': languagePicker,
  'mobile-menu': mobileMenu,
  'not-found': notFound,
  'pre-order': preOrder,
  'promo-banner': promoBanner,
  'slide-buttons': slideButtons,
};
