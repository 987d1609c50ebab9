import { defineCopy } from 'wortlaut';

export default defineCopy('policy', {
  meta: {
    title: 'Privacy: what we store and send | {brand:product}',
    description:
      'What this site keeps in your browser, what it sends to {brand:product} and when, what is measured only if you agree, and your rights.',
  },
  heading: 'What happens to your data here',
  lead: 'What you type reaches us when you send it.',
  changed: 'Last changed on {fact:policies.privacy}.',
  contents: 'On this page',
  missing: 'To be completed by the provider',
  none: { cookies: 'Cookies', loaded: 'Loaded from other companies', measured: 'Measured without your consent' },
  sections: {
    controller: {
      heading: 'Who is responsible',
      text: { who: 'The controller for this website is the provider of {brand:product}. Write to us about anything concerning your data.' },
      rows: { provider: { name: 'Provider' }, seat: { name: 'Registered office' }, email: { name: 'Email' }, phone: { name: 'Phone' } },
    },
    visit: {
      heading: 'When you open a page',
      text: {
        request:
          'Your browser asks our server for the page. For that, the server has to process your IP address, the page asked for, the time and what your browser says about itself. Without these data no page can be delivered; we rely on our legitimate interest in running the site safely (Art.\u00a06(1)(f) GDPR).',
        own: 'Fonts, pictures and programs come from this site itself. No other company learns that you were here, and the site sets no cookies.',
      },
      rows: { host: { name: 'Hosting company' }, logs: { name: 'Server logs are kept for' } },
    },
    stored: {
      heading: 'What is kept in your browser',
      text: {
        where:
          'The site remembers a few things in the storage of your browser, on your device. They serve what you asked for: your choice, a form that must not be lost, a message that should not come twice. Our server cannot read this storage.',
        delete: 'The entries stay until you clear the data of this website in your browser, unless the list says otherwise.',
      },
      rows: {
        country: { text: 'The country that you chose, so that the start page offers it first next time.' },
        language: { text: 'The language that you chose, for the same purpose.' },
        consent: {
          text: 'Whether you agreed to measurement or refused it, when, and to which wording. Changed as soon as you change your choice.',
        },
        emailPopupLastShown: {
          text: 'When the email popup was last shown or closed. For {fact:behaviour.popupRest} after that it does not open again.',
        },
        emailPopupShown: { text: 'That the email popup has opened during this visit. Gone when you close the tab.' },
        emailSubscribers: {
          text: 'The email address that you entered in the popup, with the time and the version of the popup. It stays in your browser and is not sent.',
        },
        ipadOfferLeads: {
          text: 'What you entered in the form of the second iPad offer, with the time and the name of the offer. It stays in your browser and is not sent.',
        },
        viewedOffers: { text: 'When you first saw the second iPad offer; its clock runs from then.' },
        outbox: {
          text: 'Forms that you sent and that have not reached us yet, because the line was down for example, each in an entry whose name begins like this. They are sent again later and are deleted as soon as our server has confirmed them.',
        },
        'outbox-refused': {
          text: 'Forms that our server has refused. They are not sent again by themselves; you are shown what you entered until you correct and send it, or delete it.',
        },
        undeliveredPutAway: { text: 'That you put the notice of a refused form away for this visit. Gone when you close the tab.' },
      },
    },
    sent: {
      heading: 'What you send us',
      text: {
        when: 'We receive what you enter in a contact or reservation form when you press the button, not before. You need not give us any of it; without a way to reach you we cannot answer.',
        waits:
          'If the connection fails, the form waits in your browser ([entry “outbox”](privacy#stored)) and is sent as soon as it works again.',
        local:
          'Two forms send nothing: the email popup and the form of the second iPad offer. What you enter there stays in your browser. Without JavaScript nothing can be kept there: then the form of the second iPad offer is sent to us like any other.',
      },
      rows: {
        fields: {
          name: 'Data',
          text: 'First and last name or name, email address, telephone number, company and message if you give them, and the language, country and address of the page.',
        },
        proof: {
          name: 'With it',
          text: 'The wording that you accepted and its version, the address, edition and check sum of the terms, and a random number by which we recognise a form that arrives twice. Also how long the form was open: by that we tell people from programs.',
        },
        purpose: {
          name: 'Purpose and basis',
          text: 'To answer you and to prepare a contract at your request (Art.\u00a06(1)(b) GDPR). No decision is made automatically.',
        },
        recipient: { name: 'Recipient', text: '{brand:provider}. We do not sell your data and pass them on to nobody for advertising.' },
        kept: { name: 'Kept for', text: '{fact:policies.leadsKept}' },
        acceptance: {
          name: 'Proof of acceptance',
          text: 'Which text you accepted and when, with the random number of the form: {fact:policies.acceptanceKept}, also if the rest is deleted earlier. It proves the contract (Art.\u00a06(1)(f) GDPR).',
        },
      },
    },
    measurement: {
      heading: 'Measurement, only if you agree',
      text: {
        ask: 'On pages with an offer we ask whether we may measure if the offer works. If you refuse, or if your browser sends the signal Global Privacy Control, nothing is measured, and everything works just the same.',
        event:
          'If you agree and then send the form of the offer, a single message goes to the measurement service: that an enquiry was made, the name of the offer, its monthly price and the currency. It carries nothing that you typed. With the message the service sees your IP address. The basis is your consent (Art.\u00a06(1)(a) GDPR).',
        withdraw:
          'You can change your mind **at any time** with the settings at the foot of these pages. What was sent before remains lawful.',
      },
    },
    elsewhere: {
      heading: 'Links to other sites',
      text: {
        links:
          'Sign-up, blog, help, store, service status, app stores and social networks are sites of their own, with their own privacy notices. We send them nothing; only a click takes you there.',
      },
    },
    rights: {
      heading: 'Your rights',
      text: {
        list: 'You may ask us for access to your data (Art.\u00a015 GDPR), have them corrected (Art.\u00a016), deleted (Art.\u00a017) or restricted (Art.\u00a018), and receive them in a common format (Art.\u00a020). If we correct, delete or restrict data, we tell those who received them (Art.\u00a019). A short email to {brand:email} is enough.',
        object:
          'Where we rely on our legitimate interest, **you may object** (Art.\u00a021). You may withdraw a consent at any time, for the future.',
        complain:
          'You may complain to a supervisory authority, in the country where you live or work, or where you think the rules were broken (Art.\u00a077).',
        switzerland:
          'In Switzerland, the Federal Act on Data Protection applies, with corresponding rights; the authority is the Federal Data Protection and Information Commissioner.',
      },
    },
  },
});
