import { defineNavigation, external, to } from 'wortlaut';

export default defineNavigation({
  menus: {
    main: [{ label: 'nav.help', to: to('help') }],
    site: [
      { label: 'nav.prices', to: to('terms-at') },
      { label: 'nav.tryFree', to: external('signUp') },
    ],
  },
  header: { default: 'main' },
  footer: [{ heading: 'footer.explore', menu: 'site' }],
});
