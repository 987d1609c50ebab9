import { defineCopy } from 'wortlaut';

export default defineCopy('support', {
  meta: {
    title: 'Support: reach a person | {brand:product}',
    description:
      'Help with your till by phone, email and ticket, answers to common questions, and a way to book a call with {brand:product}.',
  },
  heading: 'What does the screen say?',
  lead: 'Look the message up, or ask someone who knows the till.',
  screen: { message: 'No paper in the printer', remedy: 'Put in a roll, then print again.' },
  contact: {
    heading: 'Contact',
    email: 'Email',
    copy: 'Copy',
    copyHint: 'Copy the email address',
    copied: 'Email address copied',
    notCopied: 'The address could not be copied',
    remedy: 'Select it and copy it by hand.',
    write: 'Write an email',
    anything: 'Three things help us: what you see, since when, and a photo.',
    topics: {
      consultation: { line: 'Free advice? Tell us when we can reach you.', subject: 'Free consultation' },
      call: { line: 'A call? Tell us when it suits you.', subject: 'Schedule a call' },
      visit: { line: 'A meeting at a fair? Tell us which one and on which day.', subject: 'Visit at a trade fair' },
      support: { line: 'Your till needs help. Tell us what happened.', subject: 'Help with my till' },
      sales: { line: 'A question before you buy? Tell us about your shop.', subject: 'Question before buying' },
      review: { line: 'A review? Tell us what works well and what is missing.', subject: 'My review' },
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
        details: 'Write an email',
        availability: 'Write at any time',
      },
      phone: {
        title: 'Phone',
        text: 'For when you’d rather talk it through.',
        details: 'Call us',
        availability: '{fact:support.phone}',
      },
      ticket: {
        title: 'Ticket',
        text: 'For faults: describe exactly what happened and what you expected.',
        details: 'Open a ticket',
        availability: '{fact:support.tickets}',
      },
      remote: {
        title: 'Remote setup',
        text: 'We set up your till while you get on with the shop.',
        details: 'Ask for remote setup',
        availability: 'Done within {fact:setup.remote}',
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
      lawAustria: {
        question: 'What does the law require of my till?',
        answer:
          'From {fact:law.at.turnover} of turnover and {fact:law.at.cash} in cash a year, a cash register under {fact:law.at.till}: with signed receipts, a monthly and a yearly receipt, registered with FinanzOnline. A failure of the signature is noted on the receipt and reported after {fact:law.at.outage|hours}. The receipt may be on a screen or a QR code, too ({fact:law.at.receipt|from}). For sales outdoors the limit is {fact:law.at.outdoors} ({fact:law.at.outdoors|from}). The till is prepared for these rules.',
      },
      lawGermany: {
        question: 'What does the law require of my till?',
        answer:
          'No law requires a till. An electronic one needs a certified TSE and the DSFinV-K export ({fact:law.de.till}, {fact:law.de.till|from}), gives a receipt for each sale, on paper or electronically ({fact:law.de.receipt|norm}), and is reported through ELSTER within a month ({fact:law.de.notice|from}). If the TSE fails, the receipt has to show it. The till is prepared for these rules.',
      },
      lawSpain: {
        question: 'What does the law require of my till?',
        answer:
          '{fact:law.es.till}: for companies {fact:law.es.companies|from}, for all others {fact:law.es.others|from}. It does not apply in the Basque Country (TicketBAI) and Navarre ({fact:law.es.regions|norm}). {fact:law.es.till} receipts have been available since {fact:claims.verifactu}.',
      },
      lawFrance: {
        question: 'What does the law require of my till?',
        answer:
          'A certificate or a statement of the maker ({fact:law.fr.till|norm}; the statement again {fact:law.fr.statement|from}). This till is not certified under {fact:law.fr.till}. A receipt is printed only where the customer asks for it ({fact:law.fr.receipt|from}). Receiving e-invoices is a duty ({fact:law.fr.invoicesReceived|from}), and issuing them for small firms ({fact:law.fr.invoicesIssued|from}).',
      },
      lawPoland: {
        question: 'What does the law require of my till?',
        answer:
          'Sales to consumers above {fact:law.pl.limit} a year go through a fiscal cash register that reports to CRK ({fact:law.pl.till|norm}). Invoices go through KSeF ({fact:law.pl.invoices|from}). {brand:product} is not a fiscal cash register.',
      },
      smallestPoland: {
        question: 'Does my small firm have to use KSeF?',
        answer: 'The smallest firms, and receipts with a tax number, may stay outside KSeF until {fact:law.pl.smallest|until}.',
      },
      lawSwitzerland: {
        question: 'What does the law require of my till?',
        answer: 'No particular till. Proper books have to be kept ({fact:law.ch.books|norm}), and prices are in francs.',
      },
      lawCzechia: {
        question: 'What does the law require of my till?',
        answer: 'No particular till. There has been no duty to report sales (EET) {fact:law.cz.till|from} ({fact:law.cz.till|norm}).',
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
