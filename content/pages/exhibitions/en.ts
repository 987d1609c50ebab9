import { defineCopy } from 'wortlaut';

export default defineCopy('exhibitions', {
  meta: {
    title: 'Trade fairs: try the till yourself | {brand:product}',
    description:
      'Where you can try {brand:product} with your own hands: upcoming and past trade fairs with dates, places and stand numbers.',
  },
  heading: 'Come and press the buttons',
  lead: 'A till is something you have to touch. Come to the stand and ring something up.',
  upcoming: 'Coming up',
  till: 'The till on our stand',
  past: 'Where we have been',
  booth: 'Stand',
  attendees: '{attendees, plural, one {# visitor} other {# visitors}}',
  expected: '{attendees, plural, one {# visitor expected} other {# visitors expected}}',
  achievements: 'Worth knowing',
  map: 'Map',
  calendar: 'Add to calendar',
  reserve: 'Book a spot',
  items: {
    vienna: {
      title: 'Counter & Kitchen',
      location: 'Vienna, Austria',
      description: 'Tills, card terminals and kitchen printers for cafés and restaurants, live on the stand.',
      achievements: 'Book a place at the tasting counter: you ring up, we pay for the coffee.',
    },
    madrid: {
      title: 'Comercio Abierto',
      location: 'Madrid, Spain',
      description: 'All about receipts under the {fact:law.es.till} rules, with tills to try.',
      achievements: 'Short talks each hour: what a receipt must show, and what the till does for you.',
    },
    munich: {
      title: 'Salon Days',
      location: 'Munich, Germany',
      description: 'Booking, cash book and cashing up for hairdressers and nail studios.',
      achievements: 'Visitors set up a complete price list on the stand in under {fact:setup.time}.',
    },
    warsaw: {
      title: 'Small Shop Forum',
      location: 'Warsaw, Poland',
      description: 'Stock, labels and mobile tills for small retailers.',
      achievements: 'The mobile till was used for every sale at the forum’s own café.',
    },
  },
  visit: {
    heading: 'Want to see it sooner?',
    text: 'Tell us what you sell, and we’ll find a time to show you the till.',
    button: 'Arrange a visit',
  },
});
