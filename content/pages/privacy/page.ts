import { definePage } from 'wortlaut';

export default definePage({
  template: 'policy',
  path: '/:locale/privacy',
  source: 'en',
  indexed: false,
  placeholder:
    'The privacy page lacks the host, how long its logs are kept, and a lawyer’s review. How long requests and acceptances are kept is a sample.',
  anchors: ['stored', 'sent', 'measurement', 'rights'],
  structure: {
    none: ['cookies', 'loaded', 'measured'],
    sections: [
      {
        id: 'visit',
        text: ['request', 'own'],
        rows: [
          { id: 'host', from: 'missing' },
          { id: 'logs', from: 'missing' },
        ],
      },
      {
        id: 'stored',
        text: ['where', 'delete'],
        rows: [
          { id: 'country', from: 'storage' },
          { id: 'language', from: 'storage' },
          { id: 'consent', from: 'storage' },
          { id: 'emailPopupLastShown', from: 'storage' },
          { id: 'emailPopupShown', from: 'storage' },
          { id: 'emailSubscribers', from: 'storage' },
          { id: 'ipadOfferLeads', from: 'storage' },
          { id: 'viewedOffers', from: 'storage' },
          { id: 'outbox', from: 'storage' },
          { id: 'outbox-refused', from: 'storage' },
          { id: 'undeliveredPutAway', from: 'storage' },
        ],
      },
      {
        id: 'sent',
        text: ['when', 'waits', 'local'],
        rows: [
          { id: 'fields' },
          { id: 'proof' },
          { id: 'purpose' },
          { id: 'recipient' },
          { id: 'kept', from: 'sample' },
          { id: 'acceptance', from: 'sample' },
        ],
      },
      { id: 'measurement', text: ['ask', 'event', 'withdraw'] },
      { id: 'elsewhere', text: ['links'] },
      { id: 'rights', text: ['list', 'object', 'complain', 'switzerland'] },
      {
        id: 'controller',
        place: 'shutter',
        text: ['who'],
        rows: [
          { id: 'provider', from: 'provider' },
          { id: 'seat', from: 'seat' },
          { id: 'email', from: 'email' },
          { id: 'phone', from: 'phone' },
        ],
      },
    ],
  },
});
