/** The address of a telephone link (RFC 3966). */
export const phoneHref = (number: string): string => `tel:${number.replaceAll(' ', '')}`;
