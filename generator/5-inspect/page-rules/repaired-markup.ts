import type { MarkupElement, MarkupFault } from '../../markup/markup.ts';
import { findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5005: nothing that browsers have to repair, such as unclosed tags and repeated attributes (HTML, section 13.1). */
export const repairedMarkup: PageRule = {
  run: ({ route, markup: { faults, elements } }) =>
    faults.map(({ kind, name, offset }) =>
      findingOnPage('WL5005', { subject: `${kind} ${name}`, element: elementAt(elements, offset) }, [
        `On ${route.path} ${sentences[kind](name)}.`,
        hints[kind],
      ]),
    ),
};

/** The innermost element around a place, which raw HTML of a component is in. */
const elementAt = (elements: readonly MarkupElement[], offset: number) =>
  elements.findLast(({ start, contentEnd }) => start <= offset && offset <= contentEnd)?.index;

const sentences: Readonly<Record<MarkupFault['kind'], (name: string) => string>> = {
  unclosed: (name) => `the element <${name}> is never closed`,
  'stray-end': (name) => `the end tag </${name}> closes no open element`,
  'attribute-twice': (name) => `one element has the attribute '${name}' twice`,
  unquoted: (name) => `the value of the attribute '${name}' has no quotation marks`,
  'broken-tag': (name) => `a tag cannot be parsed: '${name}'`,
  'bare-ampersand': (name) => `the ampersand of '${name}' does not begin a character reference`,
};

const hints: Readonly<Record<MarkupFault['kind'], string>> = {
  unclosed: 'Write its end tag where it ends.',
  'stray-end': 'Delete the end tag, or write its start tag.',
  'attribute-twice': 'Keep one of them; browsers ignore the second.',
  unquoted: 'Put the value into double quotation marks.',
  'broken-tag': 'Write a < in text as &lt;, and end each tag with >.',
  'bare-ampersand': 'Write an & in text as &amp;.',
};
