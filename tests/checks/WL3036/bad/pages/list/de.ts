import { defineCopy } from 'wortlaut';

export default defineCopy('appendix', {
  meta: { title: 'Länderliste', description: 'Die Länder, in denen es uns gibt.' },
  title: 'Länderliste',
  lead: 'Hier gibt es uns.',
  back: 'Zur Hilfe',
  sections: {
    countries: {
      heading: 'Länder',
      text: {},
      table: {
        columns: { country: 'Land', code: 'Kürzel' },
        rows: { at: { country: 'Österreich', code: 'AT' }, ch: { country: 'Schweiz', code: 'CH' } },
      },
    },
  },
});
