import { HomePage } from './pages/home.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { ServicesPage } from './pages/services.tsx';
import { TermsPage } from './pages/terms.tsx';
import { TextPage } from './pages/text.tsx';

/** Every template with its component. */
export const templates = {
  home: HomePage,
  services: ServicesPage,
  text: TextPage,
  terms: TermsPage,
  'not-found': NotFoundPage,
};
