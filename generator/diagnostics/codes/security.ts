import type { CodeDefinition } from '../code-definition.ts';

export const security = {
  WL3038: {
    title: 'The contact in security.txt has expired.',
    cause:
      'A security.txt says until when it holds (RFC 9116). After that day its reader has to take it for forgotten, so it is confirmed once a year.',
    bad: "security: { contact: 'mailto:security@example.org', expires: '2026-01-31' }, and it is later",
    good: "security: { contact: 'mailto:security@example.org', expires: '2027-01-31' }",
  },
  WL5040: {
    title: 'A page does not carry the security policy, or not in time.',
    cause:
      'The policy in the page serves where a host sends no header. It holds only for what stands behind it, and says the same as the header.',
    bad: '<script src="…"> <meta http-equiv="Content-Security-Policy" …>',
    good: '<meta charset="utf-8"> … <meta http-equiv="Content-Security-Policy" …> <script src="…">',
  },
  WL5041: {
    title: 'Something is fetched from another site, or sent to one.',
    cause:
      'Another site would learn who visits this one. Everything is served from here; only images from the origins that site.ts declares may be elsewhere.',
    bad: '<img src="https://pictures.example/team.jpg">',
    good: '<img src="/assets/team.avif">',
  },
  WL5042: {
    title: 'A page has an element or an address that can run foreign code.',
    cause: 'Frames, objects and addresses such as javascript: are ways past the security policy, and no page needs them.',
    bad: '<a href="javascript:open()">',
    good: '<button type="button"> in an island',
  },
  WL5043: {
    title: 'A link that opens a tab lets that tab steer this page.',
    cause: 'Without rel="noopener" older browsers give the other page a hold on this one.',
    bad: '<a href="https://blog.example/" target="_blank">',
    good: '<a href="https://blog.example/" target="_blank" rel="noopener">',
  },
  WL5044: {
    title: 'The response headers of the site are missing or too weak.',
    cause: 'Hosts send them with every answer: security policy, https only, no guessing of types, no camera, no foreign frames.',
    bad: 'Referrer-Policy: unsafe-url',
    good: 'Referrer-Policy: strict-origin-when-cross-origin',
  },
} as const satisfies Record<string, CodeDefinition>;
