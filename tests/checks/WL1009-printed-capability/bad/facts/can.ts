import { capability, defineFacts } from 'wortlaut';

export default defineFacts({
  cash: capability({ holds: true, source: 'the manual', asOf: '2026-11-01' }),
});
