import type { MarkupElement } from './markup.ts';

const set = (line: string): ReadonlySet<string> => new Set(line.split(' '));

/** Phrasing content (HTML, section 3.2.5.2.5). `link` and `meta` belong to it only with itemprop, which the generator never writes. */
const phrasing = set(
  'a abbr area audio b bdi bdo br button canvas cite code data datalist del dfn em embed i iframe img input ins kbd label link map mark ' +
    'math meta meter noscript object output picture progress q ruby s samp script select slot small span strong sub sup svg template ' +
    'textarea time u var video wbr',
);
/** Flow content (HTML, section 3.2.5.2.2) that is not phrasing content. */
const flowOnly = set(
  'address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p ' +
    'pre search section table ul',
);
const headings = 'h1 h2 h3 h4 h5 h6 hgroup';
const scripts = 'script template';
const transparent = set('a audio canvas del ins map noscript object slot video');

/** The content model of an element: a kind of content, and further elements. */
interface Model {
  readonly content: 'flow' | 'phrasing' | 'listed';
  readonly also: ReadonlySet<string>;
}

const listed = (line: string): Model => ({ content: 'listed', also: set(`${line} ${scripts}`) });
const flow = (also = ''): Model => ({ content: 'flow', also: set(also) });
const inline = (also = ''): Model => ({ content: 'phrasing', also: set(also) });
const onlyText: Model = { content: 'listed', also: new Set() };

/** Content models of HTML, section 4. Other elements contain phrasing content. */
const models: ReadonlyMap<string, Model> = new Map(
  Object.entries({
    ...Object.fromEntries(
      'address article aside blockquote body caption dd dialog div dt figcaption footer form header li main nav search section td th'
        .split(' ')
        .map((name) => [name, flow()]),
    ),
    colgroup: listed('col'),
    datalist: inline('option'),
    details: flow('summary'),
    dl: listed('dt dd div'),
    fieldset: flow('legend'),
    figure: flow('figcaption'),
    head: listed('base link meta noscript style title'),
    hgroup: listed('h1 h2 h3 h4 h5 h6 p'),
    html: { content: 'listed', also: set('head body') } satisfies Model,
    iframe: onlyText,
    legend: inline(headings),
    menu: listed('li'),
    ol: listed('li'),
    optgroup: listed('option legend'),
    option: onlyText,
    picture: listed('source img'),
    ruby: inline('rt rp'),
    select: listed('option optgroup hr'),
    summary: inline(headings),
    table: listed('caption colgroup thead tbody tfoot tr'),
    tbody: listed('tr'),
    template: flow(),
    textarea: onlyText,
    tfoot: listed('tr'),
    thead: listed('tr'),
    title: onlyText,
    tr: listed('td th'),
    ul: listed('li'),
  }),
);
const inDefinitions = listed('dt dd');
const inHead = listed('link meta style');
const phrasingModel = inline();

/** Every element of HTML that is not obsolete. */
export const htmlElements: ReadonlySet<string> = new Set([
  ...phrasing,
  ...flowOnly,
  ...models.keys(),
  ...[...models.values()].flatMap(({ also }) => [...also]),
]);

export const withoutText: ReadonlySet<string> = set(
  'colgroup dl head hgroup html menu ol optgroup picture select table tbody tfoot thead tr ul',
);

/** Whether an element may be a child of another one (section 4, 'content model'). */
export function mayHold(parent: MarkupElement, child: string): boolean {
  if (child === 'source' || child === 'track') return ['audio', 'video', 'picture'].includes(parent.name);
  const { content, also } = modelOf(parent);
  if (also.has(child)) return true;
  if (content === 'listed') return false;
  return phrasing.has(child) || (content === 'flow' && flowOnly.has(child));
}

/** The content model of an element, in words for a message. */
export function allowedIn(parent: MarkupElement): string {
  const { content, also } = modelOf(parent);
  if (content === 'flow') return 'texts and blocks';
  if (content === 'phrasing') return 'text with emphasis, links and the like';
  const names = [...also].filter((name) => !scripts.split(' ').includes(name)).map((name) => `<${name}>`);
  return names.length ? names.join(', ') : 'plain text';
}

/** Transparent elements have the content model of their parent. */
function modelOf(element: MarkupElement): Model {
  let around: MarkupElement | undefined = element;
  while (around && transparent.has(around.name)) {
    if (around.name === 'noscript' && around.parent?.name === 'head') return inHead;
    around = around.parent;
  }
  if (!around) return models.get('body') ?? phrasingModel;
  if (around.name === 'div' && around.parent?.name === 'dl') return inDefinitions;
  return models.get(around.name) ?? phrasingModel;
}
