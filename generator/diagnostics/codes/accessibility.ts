import { code } from '../code-definition.ts';

export const accessibility = {
  WL5009: code()`A heading is empty or skips a level.
    Users of screen readers jump from heading to heading; a skipped level sounds like a missing part (WCAG 1.3.1, 2.4.6).
    - <h2>Prices</h2> … <h4>Per month</h4>
    + <h2>Prices</h2> … <h3>Per month</h3>`,
  WL5010: code()`The landmarks of a page are not clear.
    Landmarks are the plan of a page: one main part, one header, one footer, and menus and sections with different names. Two menus may share a name if they contain the same links (WCAG 1.3.1, 2.4.1).
    - <nav>…</nav> <nav>…</nav>
    + <nav aria-label="Main menu">…</nav> <nav aria-label="Footer">…</nav>`,
  WL5011: code()`A page does not begin with a link to its main part.
    Keyboard users would have to go through the whole menu on every page (WCAG 2.4.1).
    - <body><header>…
    + <body><a href="#content">Skip to content</a><header>… <main id="content">`,
  WL5012: code()`A control has no name.
    A button, link or field without a name is announced only by its kind: "button" (WCAG 2.4.4, 3.3.2, 4.1.2). A placeholder is not a name.
    - <button type="button"><svg aria-hidden="true">…</svg></button>
    + <button type="button" aria-label="Close"><svg aria-hidden="true">…</svg></button>`,
  WL5013: code()`The name of a control differs from its visible words.
    Users of speech input say the visible words, and the control does not react (WCAG 2.5.3).
    - <button type="button" aria-label="Send">Order now</button>
    + <button type="button" aria-label="Order now: Premium">Order now</button>`,
  WL5014: code()`A name is on an element where it is not announced.
    Screen readers ignore aria-label on plain boxes and texts (WAI-ARIA 1.2, section 5.2.8.6).
    - <span aria-label="Premium">★</span>
    + <span role="img" aria-label="Premium">★</span>`,
  WL5015: code()`A picture has no text alternative.
    A picture needs a text alternative, or must be marked as decoration. An alternative that repeats the text beside it is heard twice (WCAG 1.1.1).
    - <img src="desk.jpg" alt="desk.jpg">
    + <img src="desk.jpg" alt="A desk with a lamp, and three open books on it">`,
  WL5016: code()`An element refers to a missing one.
    Labels, descriptions and buttons find their element by its id. Without it they have no effect (WCAG 1.3.1, 4.1.2).
    - <label for="mail">Email</label> <input id="email">
    + <label for="email">Email</label> <input id="email">`,
  WL5017: code()`A role does not exist, does not fit, or is incomplete.
    A role promises how an element behaves; a wrong one misleads (WAI-ARIA 1.2, ARIA in HTML).
    - <div role="checkbox">…</div>
    + <div role="checkbox" aria-checked="false">…</div>`,
  WL5018: code()`A role lacks its required parent or children.
    An option belongs to a listbox, a tab to a tablist: alone they are not announced as such (WAI-ARIA 1.2, sections 5.2.6 and 5.2.7).
    - <ul role="listbox"><li>…</li></ul>
    + <ul role="listbox"><li role="option">…</li></ul>`,
  WL5019: code()`An ARIA attribute is unknown, has a wrong value, or has no meaning on its element.
    Browsers ignore it, and the state of the element is not announced (WAI-ARIA 1.2, section 6).
    - <button type="button" aria-expanded="open">
    + <button type="button" aria-expanded="true">`,
  WL5020: code()`The focus reaches a wrong element.
    Keyboard users would reach an element that is not announced, or jump back and forth (WCAG 2.4.3, 4.1.2).
    - <div aria-hidden="true"><a href="/terms/">Terms</a></div>
    + <div><a href="/terms/">Terms</a></div>`,
  WL5021: code()`A field for personal data has no autocomplete name.
    Browsers fill in names, addresses and numbers if autocomplete names them, which helps people who find typing hard (WCAG 1.3.5).
    - <input type="email" name="email">
    + <input type="email" name="email" autocomplete="email">`,
  WL5022: code()`A form lacks the name of a group, the mark of optional fields, or a submit button.
    The legend of a group contains the question; optional fields are marked in words, not by a colour or a sign (WCAG 1.3.1, 3.3.2).
    - <input type="radio" name="plan"> <input type="radio" name="plan">
    + <fieldset><legend>Which plan?</legend> <input type="radio" name="plan"> …</fieldset>`,
  WL5023: code({ followsFrom: 'WL2010' })`A table has no name, or its header cells have no scope.
    Screen readers announce each cell with its headers (WCAG 1.3.1).
    - <table><tr><td>Country</td><td>Price</td></tr>
    + <table><caption>Prices by country</caption><tr><th scope="col">Country</th><th scope="col">Price</th></tr>`,
  WL5024: code()`The language of a text is missing, unknown or wrong.
    Screen readers choose the voice, and browsers hyphens and quotes, by the language of the element (WCAG 3.1.1, 3.1.2; BCP 47).
    - <a href="/de-de/" hreflang="de-DE">Deutsch</a>
    + <a href="/de-de/" hreflang="de-DE" lang="de">Deutsch</a>`,
  WL5025: code()`The name of a link does not describe its target.
    Many people hear or see the links of a page as a list, without the words around them (WCAG 2.4.4, 3.2.4).
    - Find the prices <a href="/prices/">here</a>.
    + <a href="/prices/">All prices</a>`,
  WL5026: code()`A link opens a new tab without an announcement.
    The back button does not work in a new tab, so people need a warning (WCAG technique G201).
    - <a href="/terms/" target="_blank" rel="noopener">Terms</a>
    + <a href="/terms/" target="_blank" rel="noopener">Terms (opens in a new tab)</a>`,
  WL5027: code({ foundBy: 'theme' })`The contrast of a colour is too low.
    Text needs a contrast of 4.5, edges of fields and the focus ring 3, in the light and in the dark theme (WCAG 1.4.3, 1.4.11).
    - --muted: #999 on --canvas: #fff
    + --muted: #566171 on --canvas: #fff`,
  WL5028: code({ foundBy: 'theme' })`A colour is missing in the table of colour pairs.
    The contrast of colours outside of the table (\`colours\` of runtime/theme.ts) is not computed, and the table names custom properties. The shipped style sheets count, those of packages included.
    - .note { color: var(--blue-600); background: #eee }
    + .note { color: var(--muted); background: var(--panel) }`,
};
