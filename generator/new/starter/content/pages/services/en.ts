import { defineCopy } from 'wortlaut';

export default defineCopy('services', {
  meta: {
    title: 'Prices | {brand:product}',
    description: 'What repairs cost at {brand:product}: tubes, brakes, gears, wheels and the big service.',
  },
  heading: 'What it costs',
  lead: 'Labour and tax are in these prices, parts come on top. Whatever else we find, we ask first.',
  jobs: {
    puncture: { name: 'Mend a puncture', text: 'Find the hole and what made it, check the tyre, pump it up.' },
    brakes: { name: 'Set the brakes', text: 'Centre them, change the pads, ride and stop.' },
    gears: { name: 'Set the gears', text: 'Align the hanger, set the limits and the cable.' },
    truing: { name: 'True a wheel', text: 'Side to side and up and down, with even tension on every spoke.' },
    chain: { name: 'Change the chain', text: 'Measure, shorten, join, oil. The old one is recycled.' },
    inspection: { name: 'The big service', text: 'Every bolt, every bearing, both wheels, brakes and gears, and a wash.' },
  },
  estimate: {
    heading: 'Put your ticket together',
    hint: 'Tick what your bicycle needs.',
    total: '{jobs, plural, =0 {Nothing ticked yet} one {# job: {amount}} other {# jobs: {amount}}}',
  },
});
