import type { ComponentType } from 'react';
import { CopyButton } from './copy-button.tsx';
import { FaqSearch } from './faq-search.tsx';
import { LeadDialog } from './lead-dialog.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Place } from './place.tsx';
import { PreOrder } from './pre-order.tsx';
import { PromoBanner } from './promo-banner.tsx';
import { ReviewOrder } from './review-order.tsx';
import { SlideButtons } from './slide-buttons.tsx';
import { Toaster } from './toaster.tsx';
import { Tooltip } from './tooltip.tsx';
import { Undelivered } from './undelivered.tsx';

/** Every island, under the name of its file. The browser imports the file when the island is needed. */
export const islands = {
  'copy-button': CopyButton,
  'faq-search': FaqSearch,
  'lead-dialog': LeadDialog,
  'mobile-menu': MobileMenu,
  place: Place,
  'pre-order': PreOrder,
  'promo-banner': PromoBanner,
  'review-order': ReviewOrder,
  'slide-buttons': SlideButtons,
  toaster: Toaster,
  tooltip: Tooltip,
  undelivered: Undelivered,
} as const;

export type IslandName = keyof typeof islands;
export type IslandProps<Name extends IslandName> = (typeof islands)[Name] extends ComponentType<infer Props> ? Props : never;
