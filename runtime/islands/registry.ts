import type { ComponentType } from 'react';
import { ContinueTo } from './continue-to.tsx';
import { Countdown } from './countdown.tsx';
import { CountryPicker } from './country-picker.tsx';
import { FaqSearch } from './faq-search.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NotFound } from './not-found.tsx';
import { PreOrder } from './pre-order.tsx';
import { PromoBanner } from './promo-banner.tsx';
import { SlideButtons } from './slide-buttons.tsx';

/** Every island, under the name of its file. The browser imports the file when the island is needed. */
export const islands = {
  'continue-to': ContinueTo,
  countdown: Countdown,
  'country-picker': CountryPicker,
  'faq-search': FaqSearch,
  'language-picker': LanguagePicker,
  'mobile-menu': MobileMenu,
  'not-found': NotFound,
  'pre-order': PreOrder,
  'promo-banner': PromoBanner,
  'slide-buttons': SlideButtons,
} as const;

export type IslandName = keyof typeof islands;
export type IslandProps<Name extends IslandName> = (typeof islands)[Name] extends ComponentType<infer Props> ? Props : never;
