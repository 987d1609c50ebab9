import { defineDictionary } from 'wortlaut';

export default defineDictionary({
  layout: {
    skip: 'Skip to the text',
    shareImage: 'Three books on a shelf',
    menu: 'Menu',
    languages: 'Languages',
  },
  menu: { home: 'Start', hours: 'Opening hours', catalogue: 'Catalogue' },
});
