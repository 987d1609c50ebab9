import { code } from '../code-definition.ts';

export const security = {
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
