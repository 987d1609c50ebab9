import type { CodeDefinition } from '../code-definition.ts';

export const accessibility = {
  WL5009: {
    title: 'A heading is empty or skips a level.',
    cause:
      'People who listen to a page jump from heading to heading; a level that is left out sounds like a part that is missing (WCAG 1.3.1, 2.4.6).',
    bad: '<h2>Prices</h2> … <h4>Per month</h4>',
    good: '<h2>Prices</h2> … <h3>Per month</h3>',
  },
  WL5010: {
    title: 'The landmarks of a page are not clear.',
    cause:
      'Landmarks are the plan of a page: one main part, one header, one footer, and menus and sections with names of their own. Two menus may share a name where they hold the same links (WCAG 1.3.1, 2.4.1).',
    bad: '<nav>…</nav> <nav>…</nav>',
    good: '<nav aria-label="Main menu">…</nav> <nav aria-label="Footer">…</nav>',
  },
  WL5011: {
    title: 'A page does not begin with a link to its main part.',
    cause: 'Who uses the keyboard would go through the whole menu on every page (WCAG 2.4.1).',
    bad: '<body><header>…',
    good: '<body><a href="#content">Skip to content</a><header>… <main id="content">',
  },
  WL5012: {
    title: 'Something that can be used has no name.',
    cause:
      'A button, link or field without a name is only called what it is: "button" (WCAG 2.4.4, 3.3.2, 4.1.2). A placeholder is no name.',
    bad: '<button type="button"><svg aria-hidden="true">…</svg></button>',
    good: '<button type="button" aria-label="Close"><svg aria-hidden="true">…</svg></button>',
  },
  WL5013: {
    title: 'A control is called something other than it shows.',
    cause: 'Who speaks to the computer says what is shown, and the control does not answer (WCAG 2.5.3).',
    bad: '<button type="button" aria-label="Send">Order now</button>',
    good: '<button type="button" aria-label="Order now: Premium">Order now</button>',
  },
  WL5014: {
    title: 'A name is given where it is not spoken.',
    cause: 'Screen readers pass over aria-label on plain boxes and texts (WAI-ARIA 1.2, section 5.2.8.6).',
    bad: '<span aria-label="Premium">★</span>',
    good: '<span role="img" aria-label="Premium">★</span>',
  },
  WL5015: {
    title: 'A picture does not say what it shows.',
    cause:
      'A picture has words that stand for it, or says that it is decoration; words that stand beside it anyway are heard twice (WCAG 1.1.1).',
    bad: '<img src="desk.jpg" alt="desk.jpg">',
    good: '<img src="desk.jpg" alt="A desk with a lamp, and three open books on it">',
  },
  WL5016: {
    title: 'An element points to another one that is not there.',
    cause:
      'Labels, descriptions and buttons find their element by its id. Where there is none, they say and do nothing (WCAG 1.3.1, 4.1.2).',
    bad: '<label for="mail">Email</label> <input id="email">',
    good: '<label for="email">Email</label> <input id="email">',
  },
  WL5017: {
    title: 'A role does not exist, does not fit, or is incomplete.',
    cause: 'A role promises how an element behaves; a wrong one is worse than none (WAI-ARIA 1.2, ARIA in HTML).',
    bad: '<div role="checkbox">…</div>',
    good: '<div role="checkbox" aria-checked="false">…</div>',
  },
  WL5018: {
    title: 'A role stands without those that belong to it.',
    cause:
      'An option is one of a listbox, a tab one of a tablist: alone they are not announced as that (WAI-ARIA 1.2, sections 5.2.6 and 5.2.7).',
    bad: '<ul role="listbox"><li>…</li></ul>',
    good: '<ul role="listbox"><li role="option">…</li></ul>',
  },
  WL5019: {
    title: 'An attribute of ARIA is unknown, has a wrong value, or means nothing where it stands.',
    cause: 'Browsers drop what they do not know, and the state of the element is not announced (WAI-ARIA 1.2, section 6).',
    bad: '<button type="button" aria-expanded="open">',
    good: '<button type="button" aria-expanded="true">',
  },
  WL5020: {
    title: 'The focus goes where it should not.',
    cause: 'Who uses the keyboard would stand on something that is not announced, or jump back and forth (WCAG 2.4.3, 4.1.2).',
    bad: '<div aria-hidden="true"><a href="/terms/">Terms</a></div>',
    good: '<div><a href="/terms/">Terms</a></div>',
  },
  WL5021: {
    title: 'A field for personal data does not say to browsers what it asks for.',
    cause:
      'Browsers fill in names, addresses and numbers, for people who find it hard to type them, where autocomplete names them (WCAG 1.3.5).',
    bad: '<input type="email" name="email">',
    good: '<input type="email" name="email" autocomplete="email">',
  },
  WL5022: {
    title: 'A form does not say what belongs together, what may stay empty, or what a button does.',
    cause:
      'The question stands in the legend of a group; which fields may stay empty is said in words, not by a colour or a sign (WCAG 1.3.1, 3.3.2).',
    bad: '<input type="radio" name="plan"> <input type="radio" name="plan">',
    good: '<fieldset><legend>Which plan?</legend> <input type="radio" name="plan"> …</fieldset>',
  },
  WL5023: {
    title: 'A table has no name, or its header cells do not say what they head.',
    cause: 'Who listens to a table hears each cell with its headers (WCAG 1.3.1).',
    bad: '<table><tr><td>Country</td><td>Price</td></tr>',
    good: '<table><caption>Prices by country</caption><tr><th scope="col">Country</th><th scope="col">Price</th></tr>',
    followsFrom: 'WL2010',
  },
  WL5024: {
    title: 'A language is missing, unknown or not the one of the text.',
    cause:
      'Screen readers choose their voice, and browsers their hyphens and quotes, by the language of the element (WCAG 3.1.1, 3.1.2; BCP 47).',
    bad: '<a href="/de-de/" hreflang="de-DE">Deutsch</a>',
    good: '<a href="/de-de/" hreflang="de-DE" lang="de">Deutsch</a>',
  },
  WL5025: {
    title: 'A link does not say where it leads.',
    cause: 'Many people hear or see the links of a page as a list, without what stands around them (WCAG 2.4.4, 3.2.4).',
    bad: 'Find the prices <a href="/prices/">here</a>.',
    good: '<a href="/prices/">All prices</a>',
  },
  WL5026: {
    title: 'A link opens a new tab and does not say so.',
    cause: 'In a new tab the way back is gone; who does not see it open needs a warning (WCAG technique G201).',
    bad: '<a href="/terms/" target="_blank" rel="noopener">Terms</a>',
    good: '<a href="/terms/" target="_blank" rel="noopener">Terms (opens in a new tab)</a>',
  },
  WL5027: {
    title: 'A colour does not stand out from its ground.',
    cause:
      'Text needs a contrast of 4.5, edges of fields and the ring of the focus one of 3, in the light and in the dark theme (WCAG 1.4.3, 1.4.11).',
    bad: '--muted: #999 on --canvas: #fff',
    good: '--muted: #566171 on --canvas: #fff',
    foundBy: 'theme',
  },
  WL5028: {
    title: 'A colour is used that the table of colour pairs does not know.',
    cause: 'The contrast of what is not in the table (`colours` of runtime/theme.ts) is not computed.',
    bad: '.note { color: var(--blue-600) }',
    good: '.note { color: var(--muted) }',
    foundBy: 'theme',
  },
} as const satisfies Record<string, CodeDefinition>;
