import { defineBrand } from 'wortlaut';

/** A sample: replace these names and addresses by your own, and every page follows. */
export default defineBrand({
  product: 'Velo Acht',
  provider: 'Velo Acht',
  street: 'Hinterhof 8',
  town: '00000 Musterstadt',
  email: 'hello@velo-acht.example',
  // From the range that Germany keeps free for fiction (030 23125-xxx).
  phone: '+49 30 23125 088',
  externalLinks: {},
});
