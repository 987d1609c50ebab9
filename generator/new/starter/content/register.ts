import type brand from './brand.ts';
import type dictionary from './dictionaries/en.ts';
import type opening from './facts/opening.ts';
import type prices from './facts/prices.ts';
import type service from './facts/service.ts';
import type pages from './pages/pages.ts';

/** Tells the compiler which facts, brand names, pages and dictionary keys exist, so that a mistyped one is an error. */
declare module 'wortlaut' {
  interface FactFiles {
    opening: typeof opening;
    prices: typeof prices;
    service: typeof service;
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
