import { defineLaw, duration, money, percent, rule, scheme } from 'wortlaut';

const read = {
  source: 'notes of tax advisers and press on the Registrierkassenpaket, December 2025 to February 2026',
  asOf: '2026-11-21',
  counsel: 'open',
} as const;

export default defineLaw('at', {
  till: scheme({
    name: 'RKSV',
    asks: ['signature', 'startReceipt', 'monthlyReceipt', 'yearlyReceipt', 'journal', 'FinanzOnline'],
    names: ['Registrierkassensicherheitsverordnung', 'FinanzOnline'],
    norm: '§ 131b BAO',
    from: '2017-04-01',
    ...read,
  }),
  turnover: money({ minor: 1500000, currency: 'EUR', tax: 'net', norm: '§ 131b BAO', from: '2017-04-01', ...read }),
  cash: money({ minor: 750000, currency: 'EUR', tax: 'net', norm: '§ 131b BAO', from: '2017-04-01', ...read }),
  outdoors: money({ minor: 4500000, currency: 'EUR', tax: 'net', norm: '§ 131 BAO', from: '2026-01-01', ...read }),
  outage: duration({ amount: 48, unit: 'hour', bound: 'exactly', calendar: 'calendar', norm: '§ 17 RKSV', from: '2017-04-01', ...read }),
  receipt: rule({
    says: 'A receipt is due: on a display, as a QR code, or on paper where asked for.',
    norm: '§ 132a BAO',
    from: '2026-10-01',
    ...read,
  }),
  /* Sample rates of the tills on pages, from memory, for counsel to confirm. */
  vat: percent({
    basisPoints: 2000,
    bound: 'exactly',
    norm: '§ 10 UStG',
    from: '1984-01-01',
    ...read,
    source: 'from memory',
    sample: true,
  }),
  reducedVat: percent({
    basisPoints: 1000,
    bound: 'exactly',
    norm: '§ 10 UStG',
    from: '2016-01-01',
    ...read,
    source: 'from memory',
    sample: true,
  }),
});
