import { closestMatch } from '../../diagnostics/closest-match.ts';
import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { componentName } from '../../model/component-name.ts';
import { entriesOf } from '../../typescript/declarations.ts';
import { keyOf, stringOf } from '../../typescript/expressions.ts';
import { importedNames } from '../../typescript/imports.ts';
import { type Node, nodesIn } from '../../typescript/nodes.ts';
import type { ParsedModule } from '../../typescript/parse-module.ts';
import { attributesOf, elementName, literalsOf, placeOf, wordsOf } from './syntax-tree.ts';

/** The file that lists every island by name. */
export const registryFile = 'runtime/islands/registry.ts';

/**
 * WL6019: entries of the registry that browsers cannot hydrate. `runtime/client.ts` imports the island `faq-search` from
 * `./islands/faq-search.tsx`, exported as `FaqSearch`, whatever the registry imports. `bundled` are the names of the islands whose
 * files are in the bundle.
 */
export function lostIslands(registry: ParsedModule, bundled: ReadonlySet<string>): Diagnostic[] {
  const imports = importedNames(registry.program);
  return (namedEntries(registry) ?? []).flatMap((entry) => {
    const name = keyOf(entry) ?? '';
    const imported = entry.type === 'Property' && entry.value.type === 'Identifier' ? imports.get(entry.value.name) : undefined;
    const expected = { file: `./${name}.tsx`, component: componentName(name) };
    if (imported?.specifier === expected.file && imported.name === expected.component) {
      const message = `runtime/client.ts imports no island '${name}', so that browsers would never hydrate it.`;
      return bundled.has(name) ? [] : [finding('WL6019', { ...placeOf(registry, entry) }, [message, everyIsland])];
    }
    const own = /^\.\/(.+)\.tsx$/.exec(imported?.specifier ?? '')?.[1] ?? name;
    return [
      finding('WL6019', { ...placeOf(registry, entry), cause: `island ${own}` }, [
        `Browsers look for the island '${name}' in runtime/islands/${name}.tsx, as the export ${expected.component}; ${
          imported ? `here it is ${imported.name} of ${imported.specifier}` : 'here it is not imported from there'
        }. It would never be hydrated.`,
        own !== name && imported?.name === componentName(own)
          ? `Call it ${objectKey(own)}, as its file is called.`
          : `Write the island in ${name}.tsx and import it with: import { ${expected.component} } from '${expected.file}';`,
      ]),
    ];
  });
}

const everyIsland = "Give start in runtime/client.ts every island: start({ islands: import.meta.glob('./*.tsx', { base: './islands' }) });";

/** WL6020: islands that a component renders and the registry does not list. Empty if not all names of the registry are literals. */
export function unlistedIslands(parsed: ParsedModule, registry: ParsedModule): Diagnostic[] {
  const entries = namedEntries(registry);
  if (!entries) return [];
  const names = entries.map((entry) => keyOf(entry) ?? '');
  // An entry with another name than its file is reported in the registry, with this place.
  const files = new Set([...importedNames(registry.program).values()].map(({ specifier }) => specifier));
  return nodesIn(parsed.program)
    .filter((node) => node.type === 'JSXElement')
    .filter((node) => elementName(node) === 'Island')
    .flatMap((element) => {
      const named = attributesOf(element).get('of');
      return literalsOf(named?.value)
        .filter((literal) => stringOf(literal) !== undefined && !names.includes(wordsOf(literal)))
        .map((literal): Diagnostic => {
          const name = wordsOf(literal);
          const near = closestMatch(name, names);
          const component = componentName(name);
          const follows = files.has(`./${name}.tsx`) && { follows: true as const };
          return finding('WL6020', { ...placeOf(parsed, named ?? literal), cause: `island ${name}`, ...follows }, [
            `The island '${name}' is not in ${registryFile}.`,
            near
              ? `Did you mean '${near}'?`
              : `Add it there: import { ${component} } from './${name}.tsx'; and in the list: ${objectKey(name)}: ${component},`,
          ]);
        });
    });
}

/** The entries of the object exported as `islands`; undefined if it is missing or has spreads. */
function namedEntries({ program }: ParsedModule): Node[] | undefined {
  const entries = entriesOf(program, 'islands');
  return entries?.every((entry) => keyOf(entry) !== undefined) ? [...entries] : undefined;
}

/** A name as a key of an object literal, quoted if necessary. */
const objectKey = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);
