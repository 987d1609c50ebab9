import { defineFacts, hours } from 'wortlaut';

export default defineFacts({
  /** As the support page and the Spanish offer page give it. */
  phone: hours({ spans: [{ from: 'mon', to: 'fri', opens: '09:00', closes: '13:00' }], source: 'site.md:43', asOf: '2026-11-01' }),
  /** As the home page gives it. */
  office: hours({
    spans: [
      { from: 'mon', to: 'thu', opens: '09:00', closes: '15:00' },
      { from: 'fri', to: 'fri', opens: '09:00', closes: '12:00' },
    ],
    source: 'site.md:132',
    asOf: '2026-11-01',
  }),
  tickets: hours({
    spans: [
      { from: 'mon', to: 'thu', opens: '08:00', closes: '17:00' },
      { from: 'fri', to: 'fri', opens: '08:00', closes: '12:00' },
    ],
    source: 'site.md:132',
    asOf: '2026-11-01',
  }),
  /** As another page gives it: that of the trade fairs, for arranging a visit. */
  long: hours({ spans: [{ from: 'mon', to: 'fri', opens: '09:00', closes: '18:00' }], source: 'site.md:132', asOf: '2026-11-01' }),
});
