import { definePage, external, to } from 'wortlaut';

export default definePage({
  template: 'support',
  path: '/:locale/support',
  source: 'en',
  addresses: [{ path: '/support', country: 'de', language: 'de' }],
  anchors: ['contact', 'faq'],
  structure: {
    methods: [
      { id: 'email', icon: 'mail', to: to('support', 'contact') },
      { id: 'phone', icon: 'phone', to: to('support', 'contact') },
      { id: 'ticket', icon: 'chat', to: to('support', 'contact') },
      { id: 'remote', icon: 'headset', to: to('support', 'contact') },
    ],
    faq: [
      { id: 'start' },
      { id: 'card' },
      { id: 'contract' },
      { id: 'devices' },
      { id: 'internet' },
      { id: 'payments' },
      // Compliance is claimed for Austria, Germany and Spain alone (site.md:10).
      { id: 'taxAustria', countries: ['at'] },
      { id: 'taxGermany', countries: ['de'] },
      { id: 'taxSpain', countries: ['es'] },
      { id: 'accounting', except: ['at', 'de', 'es'] },
      { id: 'staff' },
    ],
    links: [
      { id: 'setup', icon: 'book', to: to('home', 'how') },
      { id: 'offer', icon: 'box', to: to('home', 'offer') },
      { id: 'benefits', icon: 'star', to: to('benefits') },
      { id: 'reviews', icon: 'chat', to: to('reviews') },
      { id: 'fairs', icon: 'calendar', to: to('exhibitions') },
      { id: 'status', icon: 'check', to: external('status') },
    ],
  },
});
