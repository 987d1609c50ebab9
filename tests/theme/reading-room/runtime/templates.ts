import type { ReactNode } from 'react';
import type { TemplateList } from 'wortlaut/react';
import { ArticlePage } from './pages/article.tsx';
import { JournalPage } from './pages/journal.tsx';
import { LeafletPage } from './pages/leaflet.tsx';
import { ShelfPage } from './pages/shelf.tsx';

export const templates: { readonly [Name in keyof TemplateList]: (props: TemplateList[Name]) => ReactNode } = {
  shelf: ShelfPage,
  leaflet: LeafletPage,
  journal: JournalPage,
  article: ArticlePage,
};
