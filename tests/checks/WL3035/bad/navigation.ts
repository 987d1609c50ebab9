import { defineNavigation, outbound, to, toEdition } from 'wortlaut';

export default defineNavigation({
  menus: {
    main: [{ label: 'nav.help', to: to('help') }],
    site: [
      { label: 'nav.prices', to: { countries: { at: toEdition('terms-at', 'at'), ch: toEdition('terms-at', 'ch') }, otherwise: to('terms-at') } },
      { label: 'nav.tryFree', to: outbound('signUp') },
    ],
  },
  header: { otherwise: 'main' },
  footer: [{ heading: 'footer.explore', menu: 'site' }],
});
