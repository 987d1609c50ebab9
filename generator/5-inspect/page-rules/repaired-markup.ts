import type { MarkupFault } from '../../markup/markup.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5005: nothing that browsers have to repair, such as unclosed tags and repeated attributes (HTML, section 13.1). */
export const repairedMarkup: PageRule = {
  name: 'repaired markup',
  run: ({ route, markup: { faults } }) =>
    faults.map(
      ({ kind, name }): Finding =>
        findingOnPage('WL5005', { subject: `${kind} ${name}` }, [`On ${route.path} ${sentences[kind](name)}.`, hints[kind]]),
    ),
};

const sentences: Readonly<Record<MarkupFault['kind'], (name: string) => string>> = {
  unclosed: (name) => `the element <${name}> is never closed`,
  'stray-end': (name) => `the end tag </${name}> closes nothing that is open`,
  'attribute-twice': (name) => `one element has the attribute '${name}' twice`,
  unquoted: (name) => `the value of the attribute '${name}' has no quotation marks`,
  'broken-tag': (name) => `a tag cannot be read: '${name}'`,
  'bare-ampersand': (name) => `'${name}' stands where an ampersand begins the name of a character`,
};

const hints: Readonly<Record<MarkupFault['kind'], string>> = {
  unclosed: 'Write its end tag where it ends.',
  'stray-end': 'Take the end tag out, or write the start tag that it belongs to.',
  'attribute-twice': 'Keep the one that is meant; browsers ignore the second.',
  unquoted: 'Put the value into double quotation marks.',
  'broken-tag': 'Write < as &lt; where it is meant as a sign, and end each tag with >.',
  'bare-ampersand': 'Write & as &amp; where it is meant as a sign.',
};
