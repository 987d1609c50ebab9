import { LeafletPage } from './pages/leaflet.tsx';
import { ShelfPage } from './pages/shelf.tsx';

export const templates = {
  shelf: ShelfPage,
  leaflet: LeafletPage,
};
