import { definePages } from 'wortlaut';

/** Every page, by the name of its folder, with the places on it that may be linked to. */
export default definePages({
  chooser: [],
  home: ['offer', 'features', 'how', 'products', 'contact', 'pre-order', 'exhibitions'],
  benefits: [],
  about: ['team', 'values'],
  reviews: [],
  exhibitions: [],
  solutions: [],
  support: ['contact', 'faq'],
  terms: [],
  'terms-at': [],
  privacy: [],
  imprint: [],
  'not-found': [],
  'country-not-found': [],
});
