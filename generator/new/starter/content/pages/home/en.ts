import { defineCopy } from 'wortlaut';

export default defineCopy('home', {
  meta: {
    title: '{brand:product}: the bicycle workshop that keeps you rolling',
    description: 'Repairs for every bicycle, at a price that you know beforehand. No appointment, and no jargon.',
  },
  heading: 'Wheels that run true',
  lead: 'Bring your bicycle in the morning. Most of them leave within {fact:service.turnaround|working days}, at a price that you know beforehand.',
  services: 'See all prices',
  way: 'How to find us',
  steps: {
    heading: 'From the stand to the street',
    bring: {
      heading: 'Bring it in',
      text: 'No appointment needed. We lift the bicycle onto the stand while you watch, and you tell us what rattles.',
    },
    agree: { heading: 'Agree on the price', text: 'You get a ticket with every job and what it costs. We begin when you have said yes.' },
    ride: {
      heading: 'Ride away',
      text: 'We test every bicycle on the cobbles outside, and stand by our work for {fact:service.guarantee|months}.',
    },
  },
  hours: 'No telephone queue: come by, or write to {brand:email}.',
});
