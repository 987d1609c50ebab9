import type { PageContext, SiteValues } from 'wortlaut/react';

/** The pixel of this page, used after consent; undefined on pages that must not load its image (C5). */
export function pixelOf({ siteValues, imageOrigins }: PageContext): SiteValues['pixel'] {
  const pixel = siteValues?.pixel;
  return pixel && imageOrigins.includes(new URL(pixel.endpoint).origin) ? pixel : undefined;
}
