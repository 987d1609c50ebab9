import type brand from './brand.ts';
import type dictionary from './dictionaries/de.ts';
import type behaviour from './facts/behaviour.ts';
import type offer from './facts/offer.ts';
import type pages from './pages/pages.ts';

declare module '../../../../generator/model/register.ts' {
  interface FactFiles {
    behaviour: typeof behaviour;
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
