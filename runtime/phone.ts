import type { Localized } from 'wortlaut/react';

/** The address of a telephone link (RFC 3966). */
export const phoneHref = (number: string): string => `tel:${number.replaceAll(' ', '')}`;

/** A text in which no line ends within this telephone number. */
export const inOneLine = (text: Localized, number: string): Localized =>
  text.replaceAll(number, number.replaceAll(' ', '\u00a0')) as Localized;
