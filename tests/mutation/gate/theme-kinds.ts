import type { Code } from '../../../generator/diagnostics/codes.ts';

/* Faults of components, which are reported at their lines, or at the list of templates if React alone calls them. */

export interface ThemeKind {
  readonly name: string;
  readonly code: Code;
  /** The file where it is reported, if that is not the component. */
  readonly reported?: string;
  /** A component with the fault on one line; the unchanged text if it cannot be made there. */
  alter(text: string): string;
}

/** Adds an attribute to the first element that may have it. */
const attribute = (name: string, code: Code, written: string): ThemeKind => ({
  name,
  code,
  // An island may do in the browser what code of pages may not.
  alter: (text) =>
    code === 'WL6037' && text.includes('wortlaut/client')
      ? text
      : text.replace(/<(article|section|time|footer|ul)(?=[ >])/, `<$1 ${written}`),
});

/** Without these faults pages are rendered, so that those of elements appear. */
export const sourceKinds: readonly ThemeKind[] = [
  attribute('clock in a component', 'WL6037', 'data-now={Date.now()}'),
  attribute('random number in a component', 'WL6037', 'data-number={Math.random()}'),
  attribute('storage in a component', 'WL6037', "data-name={localStorage.getItem('name')}"),
  attribute('event in a component', 'WL6037', 'onClick={() => undefined}'),
  {
    name: 'import of the content in a component',
    code: 'WL2021',
    alter: (text) =>
      text.replace(/^(?=import .*\n(?:.*\n)*import .* from '\.\.\/props\.ts';)/, "import brand from '../../content/brand.ts'; void brand;"),
  },
  attribute('words in a component', 'WL2021', 'aria-label="Our books"'),
  {
    name: 'address in a component',
    code: 'WL3039',
    alter: (text) => text.replace(/href=\{\w+(?:\.link|\??)\.href\}/, 'href="/en/journal/"'),
  },
];

export const elementKinds: readonly ThemeKind[] = [
  attribute('order of the focus in a component', 'WL5020', 'tabIndex={2}'),
  attribute('role that does not exist in a component', 'WL5017', 'role="buton"'),
  attribute('reference of a component to a missing element', 'WL5016', 'aria-describedby="nowhere"'),
  {
    name: 'class of a component without a value',
    code: 'WL2021',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what is written into a component
    alter: (text) => text.replace(/className="(stamp|books|entry)"/, 'className={`$1 ${undefined}`}'),
  },
  attribute('value without a text in a component', 'WL2021', 'title={String({})}'),
  attribute('null in a component', 'WL2021', 'title={String(null)}'),
  attribute('source of a function in a component', 'WL2021', 'title={String(() => 1)}'),
  attribute('style that the policy forbids in a component', 'WL5003', "style={{ color: 'red' }}"),
];

/** An island's properties that are not JSON. Their pages are not rendered. */
export const propertyKinds: readonly ThemeKind[] = ['() => 1', 'new Map()', '[undefined]', 'new Date(0)'].map((value) => ({
  name: `property of an island: ${value}`,
  code: 'WL6001',
  reported: 'runtime/templates.ts',
  alter: (text) => text.replace('props={{', `props={{ ...{ given: ${value} },`),
}));
