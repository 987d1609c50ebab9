import { defineDictionary } from 'wortlaut';

export default defineDictionary({
  layout: {
    skip: 'Skip to the content',
    home: '{brand:product}, home page',
    menu: 'Main menu',
    languages: 'Language',
    shareImage: 'Two bicycle wheels side by side, drawn as a figure eight that lies down',
    sample: '{brand:product} does not exist. This workshop is a sample: make it your own.',
  },
  menu: { home: 'Home', services: 'Prices', workshop: 'Workshop', terms: 'Terms of repair' },
  footer: { papers: 'More', contact: 'Where we are' },
  hours: {
    heading: 'When we are open',
    open: 'Open at this moment, until {time}.',
    closed: 'Closed at this moment. We open on {day} at {time}.',
  },
  editions: {
    draft: 'Draft',
    inForce: 'In force since {day}',
    announced: 'Applies from {day}',
    superseded: 'Applied from {day}, superseded since',
    withdrawn: 'Withdrawn',
    later: 'Another version applies from {day}.',
    all: 'All versions',
    plain: 'Text file',
    changes: 'Changes between {before} and {after}',
    unchanged: 'No changes',
    present: 'To the contract',
    notice: 'The terms of your contract change on {day}.',
    objection: 'You can object until {day}: {address}',
  },
  terms: { contents: 'Contents', clause: 'Clause {number}' },
});
