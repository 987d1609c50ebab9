import type brand from './brand.ts';
import type dictionary from './dictionaries/en.ts';
import type pages from './pages/pages.ts';

declare module 'wortlaut' {
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
