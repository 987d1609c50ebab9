import type { AboutCopy, AboutStructure } from './shapes/about.ts';
import type { AppendixCopy, AppendixStructure } from './shapes/appendix.ts';
import type { BenefitsCopy, BenefitsStructure } from './shapes/benefits.ts';
import type { ChooserCopy, ChooserStructure } from './shapes/chooser.ts';
import type { ExhibitionsCopy, ExhibitionsStructure } from './shapes/exhibitions.ts';
import type { HomeCopy, HomeStructure } from './shapes/home.ts';
import type { IpadOfferCopy, IpadOfferStructure } from './shapes/ipad-offer.ts';
import type { LandingCopy, LandingStructure } from './shapes/landing.ts';
import type { NotFoundCopy } from './shapes/not-found.ts';
import type { NoticeCopy, NoticeStructure } from './shapes/notice.ts';
import type { PolicyCopy, PolicyStructure } from './shapes/policy.ts';
import type { PopupDemoCopy, PopupDemoStructure } from './shapes/popup-demo.ts';
import type { ProductCopy, ProductStructure } from './shapes/product.ts';
import type { ReviewsCopy, ReviewsStructure } from './shapes/reviews.ts';
import type { SecondOfferCopy, SecondOfferStructure } from './shapes/second-offer.ts';
import type { SolutionsCopy, SolutionsStructure } from './shapes/solutions.ts';
import type { SupportCopy, SupportStructure } from './shapes/support.ts';
import type { TermsCopy, TermsStructure } from './shapes/terms.ts';
import type { TradeCopy, TradeStructure } from './shapes/trade.ts';

/** The templates and what each reads. `templates.ts` holds their components under the same names. */
declare module '../generator/model/register.ts' {
  interface TemplateList {
    about: { copy: AboutCopy; structure: AboutStructure };
    benefits: { copy: BenefitsCopy; structure: BenefitsStructure };
    chooser: { copy: ChooserCopy; structure: ChooserStructure };
    exhibitions: { copy: ExhibitionsCopy; structure: ExhibitionsStructure };
    home: { copy: HomeCopy; structure: HomeStructure };
    'ipad-offer': { copy: IpadOfferCopy; structure: IpadOfferStructure };
    landing: { copy: LandingCopy; structure: LandingStructure };
    notice: { copy: NoticeCopy; structure: NoticeStructure };
    'not-found': { copy: NotFoundCopy; structure: NoticeStructure };
    product: { copy: ProductCopy; structure: ProductStructure };
    policy: { copy: PolicyCopy; structure: PolicyStructure };
    'popup-demo': { copy: PopupDemoCopy; structure: PopupDemoStructure };
    reviews: { copy: ReviewsCopy; structure: ReviewsStructure };
    'second-offer': { copy: SecondOfferCopy; structure: SecondOfferStructure };
    solutions: { copy: SolutionsCopy; structure: SolutionsStructure };
    terms: { copy: TermsCopy; structure: TermsStructure };
    appendix: { copy: AppendixCopy; structure: AppendixStructure };
    support: { copy: SupportCopy; structure: SupportStructure };
    trade: { copy: TradeCopy; structure: TradeStructure };
  }
}
