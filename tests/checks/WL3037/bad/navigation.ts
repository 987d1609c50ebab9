import { defineNavigation, outbound, to } from 'wortlaut';

export default defineNavigation({
  menus: {
    main: [{ label: 'nav.help', to: to('help') }, { label: 'nav.help', to: to('help') }],
    site: [
      { label: 'nav.tryFree', to: outbound('signUp') },
    ],
  },
  header: { otherwise: 'main' },
  footer: [{ heading: 'footer.explore', menu: 'site' }],
});
