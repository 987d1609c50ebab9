import { AboutPage } from './pages/about.tsx';
import { AppendixPage } from './pages/appendix.tsx';
import { BenefitsPage } from './pages/benefits.tsx';
import { ChooserPage } from './pages/chooser.tsx';
import { ExhibitionsPage } from './pages/exhibitions.tsx';
import { HomePage } from './pages/home.tsx';
import { IpadOfferPage } from './pages/ipad-offer.tsx';
import { LandingPage } from './pages/landing.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { NoticePage } from './pages/notice.tsx';
import { PolicyPage } from './pages/policy.tsx';
import { PopupDemoPage } from './pages/popup-demo.tsx';
import { PricesPage } from './pages/prices.tsx';
import { ProductPage } from './pages/product.tsx';
import { ReviewsPage } from './pages/reviews.tsx';
import { SecondOfferPage } from './pages/second-offer.tsx';
import { SolutionsPage } from './pages/solutions.tsx';
import { SupportPage } from './pages/support.tsx';
import { TermsPage } from './pages/terms.tsx';
import { TradePage } from './pages/trade.tsx';

/** Every template, under the name that a page gives. */
export const templates = {
  about: AboutPage,
  benefits: BenefitsPage,
  chooser: ChooserPage,
  exhibitions: ExhibitionsPage,
  home: HomePage,
  'ipad-offer': IpadOfferPage,
  landing: LandingPage,
  notice: NoticePage,
  'not-found': NotFoundPage,
  prices: PricesPage,
  product: ProductPage,
  policy: PolicyPage,
  'popup-demo': PopupDemoPage,
  reviews: ReviewsPage,
  'second-offer': SecondOfferPage,
  solutions: SolutionsPage,
  support: SupportPage,
  terms: TermsPage,
  appendix: AppendixPage,
  trade: TradePage,
};
