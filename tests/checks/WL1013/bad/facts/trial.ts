import { date, defineFacts } from 'wortlaut';

export default defineFacts({
  ends: date({ iso: '2027-13', source: 'the price list', asOf: '2026-11-01' }),
});
