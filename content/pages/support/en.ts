import { defineCopy } from 'wortlaut';

export default defineCopy('support', {
  meta: {
    title: 'Support: reach a person | {brand:product}',
    description:
      'Help with your till by phone, email and ticket, answers to common questions, and a way to book a call with {brand:product}.',
  },
  heading: 'Stuck? Tell us what the screen says.',
  lead: 'Call, write or look it up here. Whichever is quickest for you.',
  contact: {
    heading: 'Contact',
    email: 'Email',
    phone: 'Phone',
    hours: 'Hours',
    copy: 'Copy',
    copyHint: 'Copy the email address',
    copied: 'Email address copied',
    notCopied: 'The address could not be copied',
    remedy: 'Select it and copy it by hand.',
    write: 'Write an email',
    anything: 'Whatever it is about: call or write.',
    topics: {
      consultation: { line: 'Free advice? Tell us when we can reach you.', subject: 'Free consultation' },
      call: { line: 'A call? Tell us when it suits you.', subject: 'Schedule a call' },
      visit: { line: 'A meeting at a fair? Tell us which one and on which day.', subject: 'Visit at a trade fair' },
      support: { line: 'Your till needs help. Tell us what happened.', subject: 'Help with my till' },
      sales: { line: 'A question before you buy? Tell us about your shop.', subject: 'Question before buying' },
      website: { line: 'A website for your business? Tell us what you do.', subject: 'Question about a website' },
      social: { line: 'Social media for your business? Tell us which channels you use.', subject: 'Question about social media' },
    },
  },
  methods: {
    heading: 'Four ways to get help',
    items: {
      email: {
        title: 'Email',
        text: 'For anything that can wait until after the rush.',
        details: '{brand:email}',
        availability: 'Write at any time',
      },
      phone: {
        title: 'Phone',
        text: 'For when you’d rather talk it through.',
        details: '{brand:phone}',
        availability: '{fact:support.phone}',
      },
      ticket: {
        title: 'Ticket',
        text: 'For faults: describe exactly what happened and what you expected.',
        details: 'In writing, step by step',
        availability: '{fact:support.tickets}',
      },
      remote: {
        title: 'Remote setup',
        text: 'We set up your till while you get on with the shop.',
        details: 'Done within {fact:setup.remote}',
        availability: 'Once you have signed up',
      },
    },
  },
  faq: {
    heading: 'Common questions',
    search: 'Search the questions',
    placeholder: 'Search for answers…',
    none: 'No FAQ matches your search. Try contacting our support team directly.',
    found: '{found, plural, one {# question} other {# questions}}',
    items: {
      start: {
        question: 'How long does setting up take?',
        answer: 'Under {fact:setup.time}. If you’d rather leave it to us, we’ll set up your till remotely within {fact:setup.remote}.',
      },
      card: {
        question: 'Do I need a credit card for the trial?',
        answer: 'No. You test for {fact:trial.period} free of charge and decide afterwards.',
      },
      contract: {
        question: 'Am I tied to a contract?',
        answer: 'No. There is no lock-in contract, and you have a {fact:trial.guarantee|-day} money-back guarantee.',
      },
      devices: {
        question: 'Which device do I need?',
        answer: 'An iPad. If you have none, [the package](home#offer) includes a new one, shipped within {fact:setup.shipping}.',
      },
      internet: {
        question: 'What happens when the internet is down?',
        answer: '**You go on selling.** The till stores the sales and syncs them when the line is back.',
      },
      payments: { question: 'Which payments can I take?', answer: 'Cash, cards and mobile payments, also combined on one receipt.' },
      taxAustria: { question: 'Does it meet the tax rules?', answer: 'Yes. The till is prepared for the tax rules of Austria.' },
      taxGermany: { question: 'Does it meet the tax rules?', answer: 'Yes. The till is prepared for the tax rules of Germany.' },
      taxSpain: {
        question: 'Does it meet the tax rules?',
        answer: 'Yes. The till is prepared for the tax rules of Spain, with Verifactu receipts since {fact:compliance.verifactu}.',
      },
      accounting: { question: 'What does my accountant get?', answer: 'The cash book and a CSV file for the accounting software.' },
      staff: {
        question: 'Can I set what my staff may do?',
        answer: 'Yes. You manage your employees in the till and decide who is allowed to do what.',
      },
    },
  },
  links: {
    heading: 'Quick Links',
    items: {
      setup: 'How setting up works',
      offer: 'The iPad package',
      benefits: 'What the till can do',
      reviews: 'What others say',
      fairs: 'Meet us at a fair',
      status: 'Service status',
    },
  },
  closing: { heading: 'Still need help?', text: 'Then let us look at it together.', contact: 'Contact Support', call: 'Schedule a Call' },
});
