import { keyOf } from '../new/language-entry.ts';
import { commandName } from '../package/command-name.ts';
import type { Addition, SiteParts, Wanted } from './addition.ts';
import { withImport, withProperty } from './edit-source.ts';
import { componentName, partNameFault } from './part-name.ts';

/** A template that shows a heading and a text: its component, what it reads, and its entry in the list. */
export function addTemplate({ shapes, read }: SiteParts, { name }: Wanted): Addition {
  const fault = partNameFault('template', name) ?? (Object.hasOwn(shapes, name) ? `The template '${name}' is there already.` : undefined);
  if (fault) return { fault };
  const [component, type] = [`${componentName(name)}Page`, `${componentName(name)}Props`];
  const oneFile = read('runtime/props.ts');
  const props = oneFile === undefined ? `props/${name}.ts` : 'props.ts';
  const templates = withProperty(read('runtime/templates.ts') ?? '', `${keyOf(name)}: ${component}`, 'templates');
  if (templates === undefined) return { fault: otherForm('runtime/templates.ts', "constant 'templates' with an object") };
  const shape = shapeOf(type);
  return {
    changed: new Map([
      ['runtime/templates.ts', withImport(templates, { name: component, from: `./pages/${name}.tsx` })],
      ...(oneFile === undefined ? [] : [['runtime/props.ts', withTypes(oneFile, shape)] as const]),
    ]),
    made: new Map([
      [`runtime/pages/${name}.tsx`, componentOf({ component, type, from: `../${props}` })],
      ...(oneFile === undefined ? [[`runtime/${props}`, `${imports}${shape}`] as const] : []),
    ]),
    left: [
      `Draw it in runtime/pages/${name}.tsx, and say in runtime/${props} what it reads.`,
      `Give a page this template: ${commandName} add page NAME --template ${name}.`,
    ],
  };
}

const imports = "import type { Localized, PageMeta } from 'wortlaut/react';\n\n";
const otherForm = (file: string, wanted: string) =>
  `${file} has no ${wanted}, so the template cannot be entered there. Write one, then add the template again.`;

function withTypes(props: string, shape: string): string {
  const typed = ['Localized', 'PageMeta'].reduce((text, name) => withImport(text, { name, from: 'wortlaut/react', type: true }), props);
  return `${typed.trimEnd()}\n\n${shape}`;
}

const shapeOf = (type: string) => `export interface ${type} {
  readonly copy: { readonly meta: PageMeta; readonly heading: Localized; readonly text: Localized };
  readonly structure: Readonly<Record<string, never>>;
}
`;

const componentOf = ({
  component,
  type,
  from,
}: {
  readonly component: string;
  readonly type: string;
  readonly from: string;
}) => `import type { ReactNode } from 'react';
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
