import { defineNavigation } from 'wortlaut';

export default defineNavigation({
  menus: { none: [] },
  header: { default: 'none' },
  footer: [],
});
