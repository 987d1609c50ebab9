import type brand from './brand.ts';
import type dictionary from './dictionaries/en.ts';
import type behaviour from './facts/behaviour.ts';
import type claims from './facts/claims.ts';
import type compliance from './facts/compliance.ts';
import type offer from './facts/offer.ts';
import type policies from './facts/policies.ts';
import type prices from './facts/prices.ts';
import type setup from './facts/setup.ts';
import type support from './facts/support.ts';
import type terms from './facts/terms.ts';
import type trial from './facts/trial.ts';
import type pages from './pages/pages.ts';

/** Tells the compiler which facts, brand names, pages and dictionary keys exist, so that a mistyped one is an error. */
declare module 'wortlaut' {
  interface FactFiles {
    behaviour: typeof behaviour;
    claims: typeof claims;
    compliance: typeof compliance;
    offer: typeof offer;
    policies: typeof policies;
    prices: typeof prices;
    setup: typeof setup;
    support: typeof support;
    terms: typeof terms;
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
