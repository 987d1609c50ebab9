import { defineTheme } from 'wortlaut/react';
import { colours } from './colours.ts';
import { Layout } from './layout.tsx';
import { templates } from './templates.ts';

export default defineTheme({
  layout: Layout,
  templates,
  head: {
    siteName: 'product',
    shareImage: { path: '/share-image.png', width: 1200, height: 630, description: ['layout', 'shareImage'] },
  },
  colours,
});
