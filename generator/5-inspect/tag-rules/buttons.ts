import type { TagRule } from '../tag-rule.ts';

/** WL5022: every button has a type: without one it submits its form (HTML, section 4.10.6). */
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
