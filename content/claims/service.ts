import { at, claim, covers, defineClaims, same, specified } from 'wortlaut';

/** Hours, forms and what happens when one is sent. */
export default defineClaims({
  'service.hours': claim({
    number: 76,
    rule: 'EQ',
    asserts: 'The telephone is answered at three different hours, email at any; no time zone, no holidays.',
    at: [
      at.text('support', 'methods.items.phone.availability'),
      at.text('home', 'contact.phone.hours'),
      at.text('home', 'contact.tickets.hours'),
      at.text('exhibitions', 'heading'),
      at.text('ipad-offer', 'contact.emailHours', '24/7'),
    ],
    facts: ['support.phone', 'support.office', 'support.long', 'support.tickets'],
    holds: same('support.phone', 'support.office', 'support.long'),
    evidence: null,
    waiver: {
      by: 'owner',
      until: '2027-06-30',
      reason: 'Each page shows the hours given for it (A43, A132, decision 22).',
      found: [
        'ipad-offer › contact.emailHours: “24/7”',
        'support.phone: mon–fri 09:00–13:00',
        'support.office: mon–thu 09:00–15:00, fri 09:00–12:00',
        'support.long: mon–fri 09:00–18:00',
        'support.tickets: mon–thu 08:00–17:00, fri 08:00–12:00',
      ],
    },
  }),
  'service.setup': claim({
    number: 77,
    rule: 'EQ',
    asserts: 'Setting up takes minutes, or a day; shipping takes days of no kind.',
    at: [at.text('home', 'steps.items.choose.text', 'under 5 minutes'), at.text('home', 'steps.items.setup.text', 'within 24 hours')],
    facts: ['setup.time', 'setup.remote', 'setup.shipping'],
    holds: [same('setup.time', 'setup.remote'), specified('calendar', 'setup.shipping')],
    evidence: null,
    waiver: {
      by: 'owner',
      until: '2027-06-30',
      reason: 'A18 gives all three (decision 26).',
      found: [
        'home › steps.items.choose.text: “under 5 minutes”',
        'home › steps.items.setup.text: “within 24 hours”',
        'setup.time: under 5 minutes',
        'setup.remote: at most 24 hours',
        'setup.shipping: 2–3 days, calendar or working days?',
      ],
    },
  }),
  // The rules are those of runtime/forms; their messages stand in the dictionary.
  'service.formRules': claim({
    number: 78,
    rule: 'FRM',
    asserts: 'One form takes a name of one letter and no company, the other wants two letters and a company.',
    at: [
      at.dictionary('lead.firstNameRequired', 'is required'),
      at.dictionary('lead.firstNameShort', 'at least'),
      at.dictionary('lead.companyShort'),
      at.dictionary('lead.phoneShort', 'digits'),
    ],
    evidence: null,
    waiver: {
      by: 'owner',
      until: '2027-06-30',
      reason: 'A89 and A90 give each form its rules.',
      found: [
        'dictionary › lead.firstNameRequired: “is required”',
        'dictionary › lead.firstNameShort: “at least”',
        'dictionary › lead.companyShort: “Company needs at least {characters, plural, one {# character} other {# characters}}”',
        'dictionary › lead.phoneShort: “digits”',
      ],
    },
  }),
  'service.formLanguages': claim({
    number: 79,
    rule: 'COV',
    asserts: 'The second offer and its form are worded in fewer languages than it has addresses.',
    at: [at.text('ipad-offer-2', 'dialog'), at.dictionary('lead.firstNameShort', { language: 'es' })],
    holds: covers({ of: 'copies', page: 'ipad-offer' }, { of: 'copies', page: 'ipad-offer-2' }),
    evidence: null,
    waiver: {
      by: 'owner',
      until: '2027-06-30',
      reason: 'A36 and A90: three languages; the others show Spanish (decision 3).',
      found: ['languages of ipad-offer, not languages of ipad-offer-2: fr it nl'],
    },
  }),
  // The flags of the form are those of runtime/forms/phone-prefixes.ts.
  'service.prefixes': claim({
    number: 80,
    rule: 'COV',
    asserts: 'The form knows the dialling codes of four countries, one of which the site does not have.',
    at: [at.dictionary('lead.prefix')],
    holds: covers({ of: 'countries' }, { of: 'given', what: 'dialling codes of the form', names: ['de', 'es', 'fr', 'it'] }),
    evidence: null,
    waiver: {
      by: 'owner',
      until: '2027-06-30',
      reason: 'A133 lists the flags; other numbers are typed with their code.',
      found: ['countries, not dialling codes of the form: at ch cz pl'],
    },
  }),
  'service.popup': claim({
    number: 81,
    rule: 'EQ',
    asserts:
      'The popup opens later on the pages than on the demo page. The pause of 0.1 that is specified for the demo has no unit and is not used: it pauses as on the pages.',
    at: [at.text('email-popup-demo', 'triggers.time'), at.text('email-popup-demo', 'triggers.scroll')],
    facts: [
      'behaviour.popupDelay',
      'behaviour.demoPopupDelay',
      'behaviour.popupScroll',
      'behaviour.demoPopupScroll',
      'behaviour.popupRest',
    ],
    holds: [same('behaviour.popupDelay', 'behaviour.demoPopupDelay'), same('behaviour.popupScroll', 'behaviour.demoPopupScroll')],
    evidence: null,
    waiver: {
      by: 'owner',
      until: '2027-06-30',
      reason: 'Intended: the demo page is for trying (A77, B187).',
      found: [
        'behaviour.popupDelay: 30 seconds, by the calendar, from the page is opened',
        'behaviour.demoPopupDelay: 5 seconds, by the calendar, from the page is opened',
        'behaviour.popupScroll: 60 %',
        'behaviour.demoPopupScroll: 50 %',
        'behaviour.popupRest: 24 hours, by the calendar, from the popup is shown or closed',
      ],
    },
  }),
  // What is stored is behaviour of runtime/state; the page that lists it is content.
  'service.subscribers': claim({
    number: 82,
    rule: 'FRM',
    asserts:
      'The demo page lists captured addresses, so its own popup keeps them in the browser; specified is that it only logs and closes.',
    at: [at.text('email-popup-demo', 'emails.heading', 'Captured emails'), at.text('email-popup-demo', 'variants.show', 'Show popup')],
    evidence: null,
    waiver: {
      by: 'owner',
      until: '2027-06-30',
      reason: 'A45 and A109 are both specified.',
      found: ['email-popup-demo › emails.heading: “Captured emails”', 'email-popup-demo › variants.show: “Show popup”'],
    },
  }),
  'service.success': claim({
    number: 83,
    rule: 'FRM',
    asserts: 'A request that failed is thanked for; that of the second offer stays on the device.',
    at: [at.dictionary('lead.sentHeading', 'Thanks, we’ve got it'), at.dictionary('lead.savedText', 'saved on this device')],
    evidence: null,
    waiver: {
      by: 'owner',
      until: '2027-06-30',
      reason: 'A76 and A109 want it; what failed is sent again (decision 17).',
      found: ['dictionary › lead.sentHeading: “Thanks, we’ve got it”', 'dictionary › lead.savedText: “saved on this device”'],
    },
  }),
  'service.acceptance': claim({
    number: 84,
    rule: 'GAP',
    asserts:
      'The box accepts terms of no named country and edition, although nothing is ordered yet; what is sent names them. An address is left without a word on consent.',
    at: [
      at.dictionary('lead.terms', 'I accept the terms and conditions.'),
      at.dictionary('popup.text', 'Leave us your email address'),
      at.text('home', 'preOrder.lead', 'not yet an order'),
    ],
    evidence: null,
    waiver: {
      by: 'legal',
      until: '2027-06-30',
      reason: 'A89, A107 and A108 word it so. What the entry says beyond that nobody has decided yet.',
      found: [
        'dictionary › lead.terms: “I accept the terms and conditions.”',
        'dictionary › popup.text: “Leave us your email address”',
        'home › preOrder.lead: “not yet an order”',
      ],
    },
  }),
});
