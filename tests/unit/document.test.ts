import { expect, test } from 'vitest';
import { renderDocument } from '../../generator/4-render/document.ts';
import type { Route } from '../../generator/index.ts';

const documentWith = (body: string) =>
  renderDocument({
    route: { path: '/', canonical: '/', tag: 'en', alternates: [], status: 200, indexed: true } as unknown as Route,
    origin: 'https://site.example',
    resources: {
      style: '/assets/style.css',
      own: undefined,
      script: '/assets/client.js',
      fonts: [],
      colours: { light: '#ffffff', dark: '#000000' },
      icon: 'data:image/svg+xml,',
    },
    direction: 'ltr',
    head: { siteName: 'product', shareImage: { path: '/image.png', width: 1200, height: 630, description: ['common', 'shareImage'] } },
    siteName: 'Site',
    title: 'Title',
    description: 'Description',
    imageText: 'Picture',
    documents: [],
    structuredData: [],
    origins: {},
    body,
  });

test.each(['data-island="picker" data-when="visible"', 'data-enhance="clock"'])(
  'a page with %s names the script once, after all visible content: not blocking, and with low priority',
  (marks) => {
    const html = documentWith(`<div class="island" ${marks} data-props="{}"></div>`);
    expect(html.match(/<script\b[^>]*>/g)).toEqual(['<script type="module" src="/assets/client.js" async fetchpriority="low">']);
  },
);

test('a page without islands and enhancements names no script', () => {
  expect(documentWith('<p>An island is a piece of a page that script brings to life: data-island, data-enhance.</p>')).not.toContain(
    '<script',
  );
});
