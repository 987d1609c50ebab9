import { finding } from '../../diagnostics/diagnostic.ts';
import type { SiteCheck } from '../content-check.ts';

/** The contact in security.txt is valid on the day of the build: later, reporters must consider the file stale (RFC 9116, 2.5.5). */
export const securityContact: SiteCheck = {
  run: ({ site: { value, file } }, { today }) =>
    value.security === undefined || value.security.expires >= today
      ? []
      : [
          finding('WL3038', { file, dataPath: ['security', 'expires'] }, [
            `The security contact expired on ${value.security.expires}.`,
            'Check that the contact still answers, and write a day within the next year.',
          ]),
        ],
};
