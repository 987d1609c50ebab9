import { defineTheme } from 'wortlaut/react';
import { colours } from './colours.ts';
import { Layout } from './components/layout.tsx';
import { flagCodes } from './islands/elements/flag.tsx';
import { structuredData } from './structured-data.ts';
import { templates } from './templates.ts';
import { textLimits } from './text-limits.ts';

export default defineTheme({
  layout: Layout,
  templates,
  head: {
    siteName: 'product',
    // One drawing without words for all pages and languages.
    shareImage: { path: '/share-image.png', width: 1200, height: 630, description: ['common', 'shareImage'] },
    paintAfter: 'end',
  },
  newTab: ['common', 'newTab'],
  structuredData,
  endpoints: { '/api/offer': async () => (await import('./endpoints/offer.ts')).openOffers() },
  openApi: async (place) => (await import('./endpoints/open-api.ts')).openApi(place),
  textLimits,
  colours,
  flags: flagCodes,
});
