import type { Markup } from '../../markup/markup.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5032: the head declares encoding and viewport once, early enough and without forbidding zoom. */
export const head: PageRule = {
  name: 'head',
  run({ route, page, markup }) {
    return faults(markup).map(
      ([fault, hint]): Finding =>
        findingOnPage('WL5032', { subject: `${page.definition.value.template} ${fault}` }, [`The page ${route.path} ${fault}.`, hint]),
    );
  },
};

/** The encoding has to be among the first 1024 bytes (HTML, section 4.2.5.4). */
const encodingWithin = 1024;

function faults(markup: Markup): [fault: string, hint: string][] {
  const metas = markup.named('meta');
  const named = (name: string) =>
    metas.filter(({ attributes }) => attributes.get('name') === name).map(({ attributes }) => attributes.get('content') ?? '');
  const links = (rel: string) => markup.named('link').filter(({ attributes }) => attributes.get('rel') === rel).length;
  const encodings = metas.filter(({ attributes }) => attributes.has('charset'));
  const [encoding] = encodings;
  const viewports = named('viewport');
  const titles = markup.named('title').filter(({ parent }) => parent?.name === 'head').length;
  const found: [string, string][] = [];
  if (encodings.length !== 1 || encoding?.attributes.get('charset')?.toLowerCase() !== 'utf-8')
    found.push(['does not say exactly once that it is written in UTF-8', 'Write <meta charset="utf-8"> as the first thing in its head.']);
  else if (
    encoding.start > encodingWithin ||
    encoding.parent?.attributes === undefined ||
    markup.named('head')[0]?.index !== encoding.index - 1
  )
    found.push(['says something else before its encoding', 'Write <meta charset="utf-8"> as the first thing in its head.']);
  if (viewports.length !== 1 || !viewports[0]?.includes('width=device-width'))
    found.push([
      'does not say exactly once that it fits the screen',
      'Write <meta name="viewport" content="width=device-width, initial-scale=1">.',
    ]);
  else if (/user-scalable\s*=\s*(no|0)|maximum-scale/i.test(viewports[0]))
    found.push(['keeps visitors from zooming', 'Leave user-scalable and maximum-scale out of its viewport (WCAG 1.4.4).']);
  if (titles > 1) found.push([`has ${titles} titles`, 'Leave one of them out.']);
  if (named('description').length > 1) found.push(['has more than one description', 'Leave one of them out.']);
  if (links('canonical') > 1) found.push(['names more than one canonical address', 'Leave one of them out.']);
  if (named('theme-color').length === 0) found.push(['gives the browser no theme-color', 'Write one for light and one for dark.']);
  return found;
}
