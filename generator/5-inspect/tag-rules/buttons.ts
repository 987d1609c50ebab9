import type { TagRule } from '../tag-rule.ts';

/** WL5022: every button says what it does: one without a type sends the form that it stands in (HTML, section 4.10.6). */
export const buttons: TagRule = ({ name, attributes }) =>
  name === 'button' && !attributes.has('type')
    ? [
        {
          code: 'WL5022',
          subject: `button ${attributes.get('class') ?? ''}`,
          what: 'has no type, so that it sends any form around it',
          hint: 'Write type="button", or type="submit" where it sends the form.',
        },
      ]
    : [];
