import { defineNavigation, to } from 'wortlaut';

export default defineNavigation({
  menus: {
    main: [
      { label: 'menu.services', to: to('services') },
      { label: 'menu.workshop', to: to('workshop') },
    ],
    papers: [
      { label: 'menu.home', to: to('home') },
      { label: 'menu.terms', to: to('terms-repair') },
    ],
  },
  header: { default: 'main' },
  footer: [{ heading: 'footer.papers', menu: 'papers' }],
});
