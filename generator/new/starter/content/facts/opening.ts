import { defineFacts, hours } from 'wortlaut';

export default defineFacts({
  week: hours({ spans: [{ from: 'tue', to: 'fri', opens: '09:00', closes: '18:30' }], source: 'door sign:1', asOf: '2026-11-01' }),
  weekend: hours({ spans: [{ from: 'sat', to: 'sat', opens: '10:00', closes: '14:00' }], source: 'door sign:2', asOf: '2026-11-01' }),
});
