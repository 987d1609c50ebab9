import { defineDictionary } from 'wortlaut';

export default defineDictionary({
  banner: {
    label: 'Offer',
    // expect: 'banner.text' names {fact:offer.prize}, which does not exist. Correct its name, or add it to the facts or the brand. (WL1009)
    text: 'Now {fact:offer.prize}.',
  },
});
