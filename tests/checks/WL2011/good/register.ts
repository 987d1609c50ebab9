import type brand from './brand.ts';
import type dictionary from './dictionaries/en.ts';
import type behaviour from './facts/behaviour.ts';
import type offer from './facts/offer.ts';
import type trial from './facts/trial.ts';
import type pages from './pages/pages.ts';

declare module 'wortlaut' {
  interface FactFiles {
    behaviour: typeof behaviour;
    offer: typeof offer;
    trial: typeof trial;
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
