import { defineNavigation, external, to } from 'wortlaut';

export default defineNavigation({
  menus: {
    main: [
      { label: 'menu.home', to: to('home') },
      { label: 'menu.hours', to: to('hours') },
      { label: 'menu.journal', to: to('journal') },
      { label: 'menu.catalogue', to: external('catalogue') },
    ],
  },
  header: { default: 'main' },
  footer: [],
});
