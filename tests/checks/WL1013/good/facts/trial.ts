import { date, defineFacts } from 'wortlaut';

export default defineFacts({
  ends: date({ iso: '2027-12', source: 'the price list', asOf: '2026-11-01' }),
});
