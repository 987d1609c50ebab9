import { ArticlePage } from './pages/article.tsx';
import { JournalPage } from './pages/journal.tsx';
import { LeafletPage } from './pages/leaflet.tsx';
import { ShelfPage } from './pages/shelf.tsx';

export const templates = {
  shelf: ShelfPage,
  leaflet: LeafletPage,
  journal: JournalPage,
  article: ArticlePage,
};
