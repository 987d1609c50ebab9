import type { TagRule } from '../page-rule.ts';

/** WL5022: every button has a type: without one it submits its form (HTML, section 4.10.6). */
export const buttons: TagRule = {
  code: 'WL5022',
  *faultsOf({ name, attributes }) {
    if (name === 'button' && !attributes.has('type'))
      yield {
        what: 'has no type, so that it submits any form around it',
        hint: 'Write type="button", or type="submit" if it submits the form.',
        subject: `button ${attributes.get('class') ?? ''}`,
      };
  },
};
