import { defineFacts, hours } from 'wortlaut';

export default defineFacts({
  phone: hours({ spans: [{ from: 'mon', to: 'fri', opens: '09:00', closes: '13:00' }], source: 'the door', asOf: '2026-11-01' }),
});
