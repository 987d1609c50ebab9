import { defineCopy } from 'wortlaut';

export default defineCopy('text', {
  meta: { title: 'The workshop | {brand:product}', description: 'Who works at {brand:product}, what we repair, and how you find us.' },
  heading: 'A yard, a stand, a lot of spokes',
  lead: 'A wheel that wobbles has an eight in it, as cyclists in German say. Taking eights out of wheels is how we began.',
  sections: {
    repair: {
      heading: 'What we repair',
      text: 'City bikes, tandems, cargo bikes, folding bikes and the one from your attic. **We do not open motors or batteries**; we know who does. What each job costs is on the [list of prices](services).',
    },
    used: {
      heading: 'Used parts',
      text: 'Whatever still runs true gets a second life. Ask for the *crate*: hubs, cranks and mudguards, cleaned and checked, at half of what they cost new.',
    },
    way: {
      heading: 'How you find us',
      text: 'Through the gate at {brand:street}, across the yard, past the pear tree. The door is open [when we are](home#hours).',
    },
  },
});
