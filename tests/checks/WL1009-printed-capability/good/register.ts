import type brand from './brand.ts';
import type dictionary from './dictionaries/en.ts';
import type behaviour from './facts/behaviour.ts';
import type offer from './facts/offer.ts';
import type can from './facts/can.ts';
import type pages from './pages/pages.ts';

declare module 'wortlaut' {
  interface FactFiles {
    behaviour: typeof behaviour;
    can: typeof can;
    offer: typeof offer;
  }
  interface BrandFile {
    brand: typeof brand;
  }
  interface SourceDictionary {
    dictionary: typeof dictionary;
  }
  interface PageList {
    pages: typeof pages;
  }
}
