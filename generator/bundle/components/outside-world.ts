import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { importsOf } from '../../typescript/imports.ts';
import { type Node, nodesIn } from '../../typescript/nodes.ts';
import type { ParsedModule } from '../../typescript/parse-module.ts';
import { isDeclaredAround } from '../../typescript/scopes.ts';
import { placeOf } from './syntax-tree.ts';

/** Global name → what it gives: something that is not the same at every rendering, or that only browsers have. */
const worlds = new Map(
  Object.entries({
    'the clock': 'Date Temporal performance',
    'random numbers': 'Math crypto',
    'the network': 'fetch XMLHttpRequest WebSocket EventSource',
    'a timer': 'setTimeout setInterval',
    "a visitor's storage": 'localStorage sessionStorage indexedDB',
    'the machine': 'process navigator window globalThis require',
  }).flatMap(([what, names]) => names.split(' ').map((name) => [name, what] as const)),
);

/** Modules of Node that read something outside the theme. A build would not see that it has changed. */
const outsideModules = /^(?:node:)?(?:fs|os|child_process|process|https?|net|dns|crypto|worker_threads|timers|perf_hooks)(?:\/\w+)?$/;

/** WL6037: what code of pages uses besides its data. It runs when the site is built, and never in a browser. */
export function outsideWorld(parsed: ParsedModule): Diagnostic[] {
  const report = (place: Pick<Node, 'start' | 'end'>, what: string, name: string) =>
    finding('WL6037', placeOf(parsed, place), [
      `This code of pages uses ${what} (${name}), but it runs when the site is built: every build has to write the same page.`,
      'Let an island do it in the browser, after it has hydrated, or write the value into the content.',
    ]);
  const ofImports = importsOf(parsed.program).flatMap(({ specifier, span: [start, end] }) =>
    outsideModules.test(specifier) ? report({ start, end }, 'the machine', specifier) : [],
  );
  const ofNames = nodesIn(parsed.program).flatMap((node) => {
    const local = localMethod(node);
    if (local) return report(node, 'the time zone or language of the machine', local);
    // An island that browsers do not find is reported in the registry.
    const idle = parsed.file.startsWith('runtime/islands/') ? undefined : neverRun(node);
    if (idle) return report(node, 'what runs in a browser alone', idle);
    if (isModulePath(node)) return report(node, 'the machine', 'import.meta');
    const name = node.type === 'Identifier' ? node.name : '';
    const what = worlds.get(name);
    return what && isUse(node, name) && !isDeclaredAround(node, name) ? report(node, what, name) : [];
  });
  return [...ofImports, ...ofNames];
}

/** The name of an event of an element or of a hook whose function React never calls while it writes a page. */
function neverRun(node: Node): string | undefined {
  if (node.type === 'JSXAttribute')
    return node.name.type === 'JSXIdentifier' && /^on[A-Z]/.test(node.name.name) && isElement(node.parent) ? node.name.name : undefined;
  const called = node.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.callee.name : '';
  return inBrowsers.test(called) ? called : undefined;
}

const inBrowsers = /^use(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|Transition|ActionState|Optimistic)$/;

/** Whether the parent of an attribute is an element of HTML, not a component. */
const isElement = (parent: Node | null | undefined): boolean =>
  parent?.type === 'JSXOpeningElement' && parent.name.type === 'JSXIdentifier' && /^[a-z]/.test(parent.name.name);

/** Methods and formats of Intl that take the language of the machine if they are not given one. */
const languageDependent = /^toLocale\w*(?:String|Case)$|^(?:DateTime|Number|List|RelativeTime)Format$|^(?:Collator|PluralRules|Segmenter)$/;

/** Whether a node is the place of a module on the machine: import.meta.url. */
const isModulePath = ({ type, parent }: Node): boolean =>
  type === 'MetaProperty' &&
  parent?.type === 'MemberExpression' &&
  'name' in parent.property &&
  /^(?:url|dirname|filename)$/.test(String(parent.property.name));

/** The method of a call that gives another result on a machine of another time zone or language. */
function localMethod(node: Node): string | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  if (isNamed(node.callee, 'Date')) return node.arguments.length > 1 || (node.arguments.length && isText(node.parent)) ? 'Date' : undefined;
  if (node.callee.type !== 'MemberExpression') return undefined;
  const { object, property } = node.callee;
  // The clock is reported.
  if (object.type === 'NewExpression' && object.arguments.length === 0) return undefined;
  const name = 'name' in property ? String(property.name) : '';
  const [language, options] = node.arguments;
  const isOpen =
    /^get(?:FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)$|^to(?:Date|Time)String$/.test(name) ||
    (languageDependent.test(name) && !language) ||
    (name === 'localeCompare' && !options) ||
    (/^toLocale(?:Date|Time)String$|^DateTimeFormat$/.test(name) && !(options && isComplete(options)));
  return isOpen ? name : undefined;
}

const isNamed = (node: Node, name: string): boolean => node.type === 'Identifier' && node.name === name;

/** Whether a node makes a text of the nodes in it. */
const isText = (node: Node | null | undefined): boolean =>
  node?.type === 'TemplateLiteral' ||
  (node?.type === 'BinaryExpression' && node.operator === '+') ||
  (node?.type === 'CallExpression' && isNamed(node.callee, 'String'));

/** Whether options name the time zone, or may have it from elsewhere. */
const isComplete = (options: Node): boolean =>
  options.type !== 'ObjectExpression' ||
  options.properties.some((one) => one.type === 'SpreadElement' || ('name' in one.key && one.key.name === 'timeZone'));

/** Global name → its only member that changes. */
const only: Readonly<Record<string, string>> = { Date: 'now', Math: 'random', Temporal: 'Now' };

/** Whether an identifier is a value that changes: `new Date()` and `Date.now()`, not `new Date(day)`; `Math.random`, not `Math.max`. */
function isUse(node: Node, name: string): boolean {
  const { parent } = node;
  if (!parent || /^TS|^JSX/.test(parent.type)) return false;
  if (parent.type === 'MemberExpression') {
    if (parent.object !== node) return parent.computed && name !== 'Date' && name !== 'Math';
    const member = 'name' in parent.property ? parent.property.name : undefined;
    return !(name in only) || member === only[name];
  }
  if (name === 'Math' || name === 'Temporal' || 'key' in parent || ('id' in parent && parent.id === node)) return false;
  if (name !== 'Date') return !/^(Import|Export)/.test(parent.type);
  return parent.type === 'CallExpression' ? parent.callee === node : parent.type === 'NewExpression' && parent.arguments.length === 0;
}
