import { defineCopy } from 'wortlaut';

export default defineCopy('popup-demo', {
  meta: {
    title: 'Email popup demo | {brand:product}',
    description:
      'What opens the email popup, what it looks like in each of its wordings, and which addresses it has collected in this browser.',
  },
  heading: 'Email popup demo',
  lead: 'Stay {fact:behaviour.demoPopupDelay}, scroll halfway or reach for the tabs: the first of the three opens the popup, as on the landing page.',
  needsScript: 'This page only works with JavaScript switched on.',
  triggers: {
    heading: 'Triggers',
    time: '{fact:behaviour.demoPopupDelay} on the page',
    scroll: '{fact:behaviour.demoPopupScroll} of the page scrolled',
    exit: 'Mouse leaves at the top',
    pending: 'Pending',
    fired: 'Fired',
    reset: 'Reset triggers',
  },
  variants: {
    heading: 'Variant',
    growth: 'Growth Boost',
    smart: 'Smart Founders',
    magic: 'Magic Solution',
    show: 'Show popup',
  },
  emails: {
    heading: 'Captured emails',
    none: 'No emails captured yet.',
    clear: 'Clear all',
    cleared: 'All captured emails are deleted.',
    asked: 'Opened by hand',
  },
  area: {
    heading: 'Scroll area',
    block: 'Block {number, number}',
  },
});
