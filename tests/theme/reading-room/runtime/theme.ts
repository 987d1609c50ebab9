import { defineTheme } from 'wortlaut/react';
import { atomFeed } from './documents/atom-feed.ts';
import { Layout } from './layout.tsx';
import { templates } from './templates.ts';

export default defineTheme({
  layout: Layout,
  templates,
  head: {
    siteName: 'product',
    numbered: ['journal', 'numbered'],
    shareImage: { path: '/share-image.png', width: 1200, height: 630, description: ['layout', 'shareImage'] },
  },
  documents: { 'feed.xml': { type: 'application/atom+xml', title: ['journal', 'title'], render: atomFeed } },
  colours: {
    pairs: [
      { front: 'text', on: ['canvas', 'shelf'], least: 4.5, what: 'running text' },
      { front: 'brand', on: ['canvas', 'shelf'], least: 4.5, what: 'links' },
    ],
  },
});
