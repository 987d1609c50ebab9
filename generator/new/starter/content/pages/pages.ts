import { definePages } from 'wortlaut';

/** Every page, by the name of its folder, with the places on it that may be linked to. */
export default definePages({
  home: ['hours'],
  services: [],
  workshop: [],
  'terms-repair': [],
  'not-found': [],
});
