import { date, defineFacts } from 'wortlaut';

export default defineFacts({
  verifactu: date({ iso: '2025-07', source: 'site.md:131', asOf: '2026-11-01' }),
});
