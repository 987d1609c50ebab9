import { definePage } from 'wortlaut';

export default definePage({
  template: 'policy',
  path: '/:locale/privacy',
  source: 'en',
  anchors: ['content'],
  structure: {
    sections: [
      {
        id: 'controller',
        text: ['who'],
        rows: [
          { id: 'provider', from: 'provider' },
          { id: 'email', from: 'email' },
        ],
      },
      { id: 'visit', text: ['request'] },
    ],
  },
});
