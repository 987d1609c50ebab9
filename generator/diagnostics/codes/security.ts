import type { CodeDefinition } from '../code-definition.ts';

export const security = {
  WL3038: {
    title: 'The contact in security.txt has expired.',
    cause: 'A security.txt has an expiry (RFC 9116). After that day readers ignore it, so confirm it once a year.',
    bad: "security: { contact: 'mailto:security@example.org', expires: '2026-01-31' }, and it is later",
    good: "security: { contact: 'mailto:security@example.org', expires: '2027-01-31' }",
  },
  WL5040: {
    title: 'A page does not contain the security policy, or too late.',
    cause: 'The policy in the page protects it on hosts that send no header. It applies only to elements after it, and equals the header.',
    bad: '<script src="…"> <meta http-equiv="Content-Security-Policy" …>',
    good: '<meta charset="utf-8"> … <meta http-equiv="Content-Security-Policy" …> <script src="…">',
  },
  WL5041: {
    title: 'A page fetches from another site, or sends to one.',
    cause:
      'Another site would learn who visits this one. Everything is served from this site, except images from origins that site.ts declares.',
    bad: '<img src="https://pictures.example/team.jpg">',
    good: '<img src="/assets/team.avif">',
  },
  WL5042: {
    title: 'A page has an element or an address that can run foreign code.',
    cause: 'Frames, objects and addresses such as javascript: bypass the security policy, and no page needs them.',
    bad: '<a href="javascript:open()">',
    good: '<button type="button"> in an island',
  },
  WL5043: {
    title: 'A link opens a tab that can navigate this page.',
    cause: 'Without rel="noopener" older browsers let the other page navigate this one.',
    bad: '<a href="https://blog.example/" target="_blank">',
    good: '<a href="https://blog.example/" target="_blank" rel="noopener">',
  },
  WL5044: {
    title: 'The response headers of the site are missing or too weak.',
    cause: 'Hosts send them with every response: security policy, https only, no type sniffing, no camera, no foreign frames.',
    bad: 'Referrer-Policy: unsafe-url',
    good: 'Referrer-Policy: strict-origin-when-cross-origin',
  },
} as const satisfies Record<string, CodeDefinition>;
