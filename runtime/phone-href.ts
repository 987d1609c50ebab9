/** The address that dials a telephone number as it is written (RFC 3966). */
export const phoneHref = (number: string): string => `tel:${number.replaceAll(' ', '')}`;
