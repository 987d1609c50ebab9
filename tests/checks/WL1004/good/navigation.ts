import { defineNavigation } from 'wortlaut';

export default defineNavigation({
  menus: { none: [] },
  header: { otherwise: 'none' },
  footer: [],
});
