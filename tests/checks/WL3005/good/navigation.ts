import { defineNavigation, external, to } from 'wortlaut';

export default defineNavigation({
  menus: {
    main: [
      { label: 'nav.help', to: to('help') },
      { label: 'nav.prices', to: to('help', 'content') },
    ],
    site: [
      { label: 'nav.help', to: to('help') },
      { label: 'nav.tryFree', to: external('appStore') },
    ],
  },
  header: { default: 'main' },
  footer: [{ heading: 'footer.explore', menu: 'site' }],
});
