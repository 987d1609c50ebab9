import { componentName } from '../model/component-name.ts';
import { type Addition, otherForm, type SiteParts, type Wanted } from './addition.ts';
import { withImport, withProperty } from './edit-source.ts';
import { keyOf } from './language-entry.ts';
import { partNameFault } from './part-name.ts';

const registry = 'runtime/islands/registry.ts';

/** An island that shows a label, and with script a button beside it: its component and its entry in the registry. */
export function addIsland({ read }: SiteParts, { name }: Wanted): Addition {
  const file = `runtime/islands/${name}.tsx`;
  const fault = partNameFault('island', name);
  if (fault) return { fault };
  const component = componentName(name);
  const listed = withProperty(read(registry) ?? '', `${keyOf(name)}: ${component}`, 'islands');
  if (listed === undefined) return otherForm(registry, "constant 'islands' with an object", 'island');
  return {
    changed: { [registry]: withImport(listed, { name: component, from: `./${name}.tsx` }) },
    made: { [file]: componentOf(component) },
    left: [
      `Write its behaviour in ${file}.`,
      `Show it in a component: <Island of="${name}" when="interaction" props={{ label, more }} />.`,
    ],
  };
}

const componentOf = (component: string) => `import { type ReactNode, useState } from 'react';
import { useHydrated } from 'wortlaut/client';
import type { Localized } from 'wortlaut/react';

interface ${component}Props {
  readonly label: Localized;
  readonly more: Localized;
}

/** A text, and with script a button that shows and hides the rest of it. Without script it shows everything. */
export function ${component}({ label, more }: ${component}Props): ReactNode {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  return (
    <div>
      {hydrated ? (
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {label}
        </button>
      ) : (
        <p>{label}</p>
      )}
      {(open || !hydrated) && <p>{more}</p>}
    </div>
  );
}
`;
