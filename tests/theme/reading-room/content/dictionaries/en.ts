import { defineDictionary } from 'wortlaut';

export default defineDictionary({
  layout: {
    skip: 'Skip to the text',
    shareImage: 'Three books on a shelf',
    menu: 'Menu',
    languages: 'Languages',
  },
  menu: { home: 'Start', hours: 'Opening hours', journal: 'Journal', catalogue: 'Catalogue' },
  journal: {
    title: 'Journal of the reading room',
    latest: 'New in the journal',
    entries: 'Other entries',
    pages: 'Pages of the journal',
    newer: 'Newer',
    older: 'Older',
    page: 'Page {number}',
    numbered: '{text} (page {number})',
  },
});
