import { date, defineFacts } from '../../generator/model/index.ts';

export default defineFacts({
  verifactu: date({ iso: '2025-07', source: 'site.md 9', asOf: '2026-11-01' }),
});
