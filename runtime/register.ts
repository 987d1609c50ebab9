import type { AboutProps } from './shapes/about.ts';
import type { AppendixProps } from './shapes/appendix.ts';
import type { BenefitsProps } from './shapes/benefits.ts';
import type { ChooserProps } from './shapes/chooser.ts';
import type { ExhibitionsProps } from './shapes/exhibitions.ts';
import type { HomeProps } from './shapes/home.ts';
import type { IpadOfferProps } from './shapes/ipad-offer.ts';
import type { LandingProps } from './shapes/landing.ts';
import type { NotFoundProps } from './shapes/not-found.ts';
import type { NoticeProps } from './shapes/notice.ts';
import type { PolicyProps } from './shapes/policy.ts';
import type { PopupDemoProps } from './shapes/popup-demo.ts';
import type { ProductProps } from './shapes/product.ts';
import type { ReviewsProps } from './shapes/reviews.ts';
import type { SecondOfferProps } from './shapes/second-offer.ts';
import type { SolutionsProps } from './shapes/solutions.ts';
import type { SupportProps } from './shapes/support.ts';
import type { TermsProps } from './shapes/terms.ts';
import type { TradeProps } from './shapes/trade.ts';

/** The templates and the props of each. `templates.ts` holds their components under the same names. */
declare module '../generator/model/register.ts' {
  interface TemplateList {
    about: AboutProps;
    benefits: BenefitsProps;
    chooser: ChooserProps;
    exhibitions: ExhibitionsProps;
    home: HomeProps;
    'ipad-offer': IpadOfferProps;
    landing: LandingProps;
    notice: NoticeProps;
    'not-found': NotFoundProps;
    product: ProductProps;
    policy: PolicyProps;
    'popup-demo': PopupDemoProps;
    reviews: ReviewsProps;
    'second-offer': SecondOfferProps;
    solutions: SolutionsProps;
    terms: TermsProps;
    appendix: AppendixProps;
    support: SupportProps;
    trade: TradeProps;
  }
}
