import { code } from '../code-definition.ts';

/** Markup, weight, styles and security of the pages. */
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
  WL5050: code({ foundBy: 'theme' })`A declaration of a style sheet is invalid.
    The property does not exist, or does not allow the value, so that browsers silently ignore the declaration. Custom properties are checked with the values of the style sheets, and math functions in their values, such as a clamp() without a comma. Vendor prefixes (-webkit-…) and declarations inside an @supports for them are ignored.
    - .price { colr: red; margin: 3pxx; }
    + .price { color: red; margin: 3px; }`,
  WL5051: code({ foundBy: 'theme' })`A style sheet has an unknown rule, or a misspelled selector or condition.
    Browsers ignore an unknown rule, a rule with an unknown pseudo-class, and a condition with an unknown media feature, with their content. Correct the name.
    - @meda print { .menu { display: none; } }
    + @media print { .menu { display: none; } }`,
  WL5052: code({ foundBy: 'theme' })`A style sheet uses a custom property or keyframes that nothing defines.
    Neither a style sheet nor a script of the theme defines the property, so that browsers drop the whole declaration; without its keyframes nothing is animated. Correct the name, define it, or add a fallback: var(--gap, 1rem).
    - .price { color: var(--brnad); }
    + .price { color: var(--brand); }`,
  WL5053: code({ foundBy: 'theme' })`A file of the theme is never read.
    Pages get sheets through runtime/styles/index.css, the sheet of a template or a module that imports them. Other sheets are never fetched, and a component that no other module imports is never shown; that is a warning, as are other modules and the settings of Vite, PostCSS and Babel, whose place is wortlaut.config.ts.
    - runtime/styles/pages/calculator.css, and no sheet imports it
    + @import "../pages/calculator.css" layer(pages); in runtime/styles/templates/calculator.css`,
  WL3038: code()`The contact in security.txt has expired.
    A security.txt has an expiry (RFC 9116). After that day readers ignore it, so confirm it once a year.
    - security: { contact: 'mailto:security@example.org', expires: '2026-01-31' }, and it is later
    + security: { contact: 'mailto:security@example.org', expires: '2027-01-31' }`,
  WL5040: code()`A page does not contain the security policy, or too late.
    The policy in the page protects it on hosts that send no header. It applies only to elements after it, and equals the header.
    - <script src="…"> <meta http-equiv="Content-Security-Policy" …>
    + <meta charset="utf-8"> … <meta http-equiv="Content-Security-Policy" …> <script src="…">`,
  WL5041: code()`A page fetches from another site, or sends to one.
    Another site would learn who visits this one. Everything is served from this site, except images from origins that site.ts declares.
    - <img src="https://pictures.example/team.jpg">
    + <img src="/assets/team.avif">`,
  WL5042: code()`A page has an element or an address that can run foreign code.
    Frames, objects and addresses such as javascript: bypass the security policy, and no page needs them.
    - <a href="javascript:open()">
    + <button type="button"> in an island`,
  WL5043: code()`A link opens a tab that can navigate this page.
    With rel="opener" the other page may navigate this one; without it, browsers prevent that.
    - <a href="https://blog.example/" target="_blank" rel="opener">
    + <a href="https://blog.example/" target="_blank">`,
  WL5044: code()`The response headers of the site are missing or too weak.
    Hosts send them with every response: security policy, https only, no type sniffing, no camera, no foreign frames.
    - Referrer-Policy: unsafe-url
    + Referrer-Policy: strict-origin-when-cross-origin`,
};
