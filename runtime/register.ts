import type { AboutProps } from './props/about.ts';
import type { AppendixProps } from './props/appendix.ts';
import type { BenefitsProps } from './props/benefits.ts';
import type { ChooserProps } from './props/chooser.ts';
import type { ExhibitionsProps } from './props/exhibitions.ts';
import type { HomeProps } from './props/home.ts';
import type { IpadOfferProps } from './props/ipad-offer.ts';
import type { LandingProps } from './props/landing.ts';
import type { NotFoundProps } from './props/not-found.ts';
import type { NoticeProps } from './props/notice.ts';
import type { PolicyProps } from './props/policy.ts';
import type { PopupDemoProps } from './props/popup-demo.ts';
import type { ProductProps } from './props/product.ts';
import type { ReviewsProps } from './props/reviews.ts';
import type { SecondOfferProps } from './props/second-offer.ts';
import type { SolutionsProps } from './props/solutions.ts';
import type { SupportProps } from './props/support.ts';
import type { TermsProps } from './props/terms.ts';
import type { TradeProps } from './props/trade.ts';

/** The templates and the props of each. `templates.ts` holds their components under the same names. */
declare module 'wortlaut/react' {
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
