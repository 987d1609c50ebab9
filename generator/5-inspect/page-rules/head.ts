import type { Markup } from '../../markup/markup.ts';
import { findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5032: the head declares encoding and viewport once, early enough and without forbidding zoom. */
export const head: PageRule = {
  *run({ route, page, markup }) {
    for (const [fault, hint] of faultsOf(markup))
      yield findingOnPage('WL5032', { subject: `${page.definition.value.template} ${fault}` }, [`The page ${route.path} ${fault}.`, hint]);
  },
};

/** The encoding has to be among the first 1024 bytes (HTML, section 4.2.5.4). */
const encodingWithin = 1024;
const encodingHint = 'Write <meta charset="utf-8"> as the first element of its head.';

function* faultsOf(markup: Markup): Iterable<[fault: string, hint: string]> {
  const metas = markup.named('meta');
  const named = (name: string) =>
    metas.filter(({ attributes }) => attributes.get('name') === name).map(({ attributes }) => attributes.get('content') ?? '');
  const encodings = metas.filter(({ attributes }) => attributes.has('charset'));
  const [encoding] = encodings;
  if (encodings.length !== 1 || encoding?.attributes.get('charset')?.toLowerCase() !== 'utf-8')
    yield ['does not declare exactly once that its encoding is UTF-8', encodingHint];
  else if (encoding.start > encodingWithin || !encoding.parent || markup.named('head')[0]?.index !== encoding.index - 1)
    yield ['has another element before its encoding', encodingHint];
  const [viewport = '', ...others] = named('viewport');
  if (others.length > 0 || !viewport.includes('width=device-width'))
    yield [
      'does not declare exactly once that it fits the screen',
      'Write <meta name="viewport" content="width=device-width, initial-scale=1">.',
    ];
  else if (/user-scalable\s*=\s*(no|0)|maximum-scale/i.test(viewport))
    yield ['prevents visitors from zooming', 'Delete user-scalable and maximum-scale from its viewport (WCAG 1.4.4).'];
  const titles = markup.named('title').filter(({ parent }) => parent?.name === 'head').length;
  const canonicals = markup.named('link').filter(({ attributes }) => attributes.get('rel') === 'canonical').length;
  if (titles > 1) yield [`has ${titles} titles`, 'Keep one of them.'];
  if (named('description').length > 1) yield ['has more than one description', 'Keep one of them.'];
  if (canonicals > 1) yield ['has more than one canonical address', 'Keep one of them.'];
  if (named('theme-color').length === 0) yield ['has no theme-color', 'Write one for light and one for dark.'];
}
