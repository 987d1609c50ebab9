import { definePage, to } from 'wortlaut';

export default definePage({
  template: 'appendix',
  source: 'de',
  addresses: [{ path: '/at-de/liste', country: 'at', language: 'de', canonical: true }],
  structure: {
    status: 'draft',
    version: '2026-11-01',
    terms: to('help'),
    sections: [{ id: 'countries', text: [], table: { columns: ['country', 'code'], rows: { eachCountry: ['at', 'cg'] } } }],
  },
});
