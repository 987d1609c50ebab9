import { componentName } from '../model/component-name.ts';
import { commandName } from '../package/command-name.ts';
import { type Addition, otherForm, type SiteParts, type Wanted } from './addition.ts';
import { withImport, withProperty } from './edit-source.ts';
import { keyOf } from './language-entry.ts';
import { partNameFault } from './part-name.ts';

const list = 'runtime/templates.ts';

/** A template that shows a heading and a text: its component, the type of its properties, and its entry in the list. */
export function addTemplate({ shapes, read }: SiteParts, { name }: Wanted): Addition {
  const fault = partNameFault('template', name) ?? (Object.hasOwn(shapes, name) ? `The template '${name}' already exists.` : undefined);
  if (fault) return { fault };
  const [component, type] = [`${componentName(name)}Page`, `${componentName(name)}Props`];
  const templates = withProperty(read(list) ?? '', `${keyOf(name)}: ${component}`, 'templates');
  if (templates === undefined) return otherForm(list, "constant 'templates' with an object", 'template');
  const commonFile = read('runtime/props.ts');
  const props = commonFile === undefined ? `props/${name}.ts` : 'props.ts';
  const typed = { [`runtime/${props}`]: withTypes(commonFile ?? '', shapeOf(type)) };
  const page = `runtime/pages/${name}.tsx`;
  return {
    changed: { [list]: withImport(templates, { name: component, from: `./pages/${name}.tsx` }), ...(commonFile !== undefined && typed) },
    made: { [page]: componentOf(component, type, `../${props}`), ...(commonFile === undefined && typed) },
    left: [
      `Draw it in ${page}, and declare in runtime/${props} the texts and the structure that it reads.`,
      `Give a page this template: ${commandName} add page NAME --template ${name}.`,
    ],
  };
}

function withTypes(props: string, shape: string): string {
  const typed = ['Localized', 'PageMeta'].reduce((text, name) => withImport(text, { name, from: 'wortlaut/react', type: true }), props);
  return `${typed.trimEnd()}\n\n${shape}`;
}

const shapeOf = (type: string) => `export interface ${type} {
  readonly copy: { readonly meta: PageMeta; readonly heading: Localized; readonly text: Localized };
  readonly structure: Readonly<Record<string, never>>;
}
`;

const componentOf = (component: string, type: string, from: string) => `import type { ReactNode } from 'react';
import type { ${type} } from '${from}';

export function ${component}({ copy }: ${type}): ReactNode {
  return (
    <article>
      <h1>{copy.heading}</h1>
      <p>{copy.text}</p>
    </article>
  );
}
`;
