import { defineNavigation, outbound, to } from 'wortlaut';

export default defineNavigation({
  menus: {
    main: [
      { label: 'nav.help', to: to('help') },
      { label: 'nav.prices', to: to('help', 'content') },
    ],
    site: [
      { label: 'nav.help', to: to('help') },
      { label: 'nav.tryFree', to: outbound('signUp') },
    ],
  },
  header: { default: 'main' },
  footer: [{ heading: 'footer.explore', menu: 'site' }],
});
