import { defineNavigation, external, to, toEdition } from 'wortlaut';

export default defineNavigation({
  menus: {
    main: [{ label: 'nav.help', to: to('help') }],
    site: [
      { label: 'nav.prices', to: { countries: { at: toEdition('terms-at', 'at'), ch: toEdition('terms-at', 'ch') }, default: to('terms-at') } },
      { label: 'nav.tryFree', to: external('signUp') },
    ],
  },
  header: { default: 'main' },
  footer: [{ heading: 'footer.explore', menu: 'site' }],
});
