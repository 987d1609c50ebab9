import type { SiteCheck } from '../content-check.ts';

/** The contact in security.txt is valid on the day of the build: later, reporters must consider the file stale (RFC 9116, 2.5.5). */
export const securityContact: SiteCheck = {
  name: 'security-contact',
  run: ({ site: { value, file } }, { today }) =>
    value.security === undefined || value.security.expires >= today
      ? []
      : [
          {
            code: 'WL3038',
            severity: 'error',
            file,
            dataPath: ['security', 'expires'],
            message: `The contact for weaknesses held until ${value.security.expires}, which is past.`,
            hint: 'See whether somebody still answers there, and write a day within the next year.',
          },
        ],
};
