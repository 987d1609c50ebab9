import { code } from '../code-definition.ts';

/** WL5xxx. Markup and weight of the pages. */
export const markup = {
  WL5001: code()`A page does not have exactly one main heading.
    Users of screen readers orient themselves by the one h1 (WCAG 2.4.6, 1.3.1).
    - <h1>Support</h1> … <h1>Questions</h1>
    + <h1>Support</h1> … <h2>Questions</h2>`,
  WL5002: code()`An id occurs twice on one page.
    Links, labels and descriptions find their element by its id (WCAG 4.1.2).
    - <section id="faq"> … <section id="faq">
    + <section id="faq"> … <section id="questions">`,
  WL5003: code()`A page has markup that the security policy forbids.
    The pages run under a policy without inline scripts, styles and event handlers, so that injected text is harmless.
    - <p style="color: red">
    + <p class="warning">`,
  WL5004: code({ foundBy: 'weights' })`Something is heavier than its budget allows.
    Shop owners open these pages on a phone behind the counter. Documents, styles, fonts, images, scripts and the number of files each have a budget (\`budgets\` in content/site.ts; the usual ones are in generator/model/budgets.ts), and the first paint must not wait for a script. dist/reports/weights.json lists all weights.
    - a page of 40 KB in brotli
    + a page of at most 25 KB in brotli`,
  WL5005: code()`The HTML of a page is broken.
    Browsers repair broken HTML by closing, dropping and moving elements (HTML, section 13.1).
    - <p><strong>New</p>
    + <p><strong>New</strong></p>`,
  WL5006: code()`An element is in a place where HTML does not allow it.
    Browsers move misplaced elements, and screen readers announce wrong lists and tables (the content models of HTML, section 4).
    - <ul><div>Prices</div></ul>
    + <ul><li>Prices</li></ul>`,
  WL5007: code()`An element or attribute is not part of HTML.
    Browsers ignore it: it is misspelt, on the wrong element, or obsolete (HTML, index of elements and attributes).
    - <td width="20">
    + <td class="narrow">`,
  WL5008: code()`An attribute has a value that HTML does not allow.
    Browsers use another value or ignore it (HTML, index of attributes).
    - <time datetime="31.3.2027">
    + <time datetime="2027-03-31">`,
  WL5045: code({ severity: 'warning', foundBy: 'weights' })`A weight is close to its budget.
    At least 95 % of the budget are used, so the next change may stop the build (WL5004). Make room now, or change the budget in content/site.ts.
    - styles of 12,281 bytes where 12,288 are allowed
    + styles of 11,000 bytes where 12,288 are allowed`,
  WL5046: code()`The size of an image does not fit its file.
    Browsers keep a place of the size that width and height name until the image has arrived. With another ratio the page jumps or the image is distorted (HTML, section 4.8.17), and an image that is wider than its file is blurred. The values of an import fit: <img {...photo} alt="">.
    - <img src="/clock.png" width="1600" height="300" alt="">, of 1600 × 1000 pixels
    + <img src="/clock.png" width="800" height="500" alt="">`,
};
