import { closestMatch } from '../../diagnostics/closest-match.ts';
import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { componentName } from '../../model/component-name.ts';
import { objectKey } from '../object-key.ts';
import {
  attributesOf,
  childOf,
  elementName,
  listOf,
  literalsOf,
  literalText,
  nameOf,
  nodesIn,
  type ParsedFile,
  placeOf,
  type SyntaxNode,
  wordsOf,
} from './syntax-tree.ts';

/** The file that lists every island by name. */
export const registryFile = 'runtime/islands/registry.ts';

/**
 * WL6019: entries of the registry that browsers cannot hydrate. `runtime/client.ts` imports the island `country-picker` from
 * `./islands/country-picker.tsx`, exported as `CountryPicker`, whatever the registry imports. `bundled` are the names of the islands whose
 * files are in the bundle.
 */
export function lostIslands(registry: ParsedFile, bundled: ReadonlySet<string>): Diagnostic[] {
  const imports = importsOf(registry);
  return (entriesOf(registry) ?? []).flatMap((entry) => {
    const name = keyOf(entry);
    const value = childOf(entry, 'value');
    const imported = imports.get(nameOf(value));
    const expected = { file: `./${name}.tsx`, component: componentName(name) };
    if (imported?.file === expected.file && imported.component === expected.component) {
      const message = `runtime/client.ts imports no island '${name}', so that browsers would never hydrate it.`;
      return bundled.has(name) ? [] : [finding('WL6019', { ...placeOf(registry, entry) }, [message, everyIsland])];
    }
    return [
      finding('WL6019', { ...placeOf(registry, entry) }, [
        `Browsers look for the island '${name}' in runtime/islands/${name}.tsx, as the export ${expected.component}; ${
          imported ? `here it is ${imported.component} of ${imported.file}` : 'here it is not imported from there'
        }. It would never be hydrated.`,
        `Write the island in ${name}.tsx and import it with: import { ${expected.component} } from '${expected.file}';`,
      ]),
    ];
  });
}

const everyIsland = "Give start in runtime/client.ts every island: start({ islands: import.meta.glob('./*.tsx', { base: './islands' }) });";

/** WL6020: islands that a component renders and the registry does not list. Empty if not all names of the registry are literals. */
export function unlistedIslands(parsed: ParsedFile, registry: ParsedFile): Diagnostic[] {
  const entries = entriesOf(registry);
  if (!entries) return [];
  const names = entries.map(keyOf);
  return [...nodesIn(parsed.program)]
    .filter((node) => node.type === 'JSXElement' && elementName(node) === 'Island')
    .flatMap((element) => {
      const named = attributesOf(element).get('of');
      return literalsOf(named && childOf(named, 'value'))
        .filter((literal) => literalText(literal) !== undefined && !names.includes(wordsOf(literal)))
        .map((literal): Diagnostic => {
          const name = wordsOf(literal);
          const near = closestMatch(name, names);
          const component = componentName(name);
          return finding('WL6020', { ...placeOf(parsed, named ?? literal) }, [
            `The island '${name}' is not in ${registryFile}.`,
            near
              ? `Did you mean '${near}'?`
              : `Add it there: import { ${component} } from './${name}.tsx'; and in the list: ${objectKey(name)}: ${component},`,
          ]);
        });
    });
}

/** The entries of the object exported as `islands`; undefined if there is none, or if it has spreads. */
function entriesOf({ program }: ParsedFile): SyntaxNode[] | undefined {
  const list = [...nodesIn(program)].find((node) => node.type === 'VariableDeclarator' && nameOf(childOf(node, 'id')) === 'islands');
  const object = list && objectIn(childOf(list, 'init'));
  const properties = object && listOf(object, 'properties');
  return properties?.every(({ type, computed }) => type === 'Property' && !computed) ? properties : undefined;
}

function objectIn(node: SyntaxNode | undefined): SyntaxNode | undefined {
  return node === undefined || node.type === 'ObjectExpression' ? node : objectIn(childOf(node, 'expression'));
}

function keyOf(entry: SyntaxNode): string {
  const key = childOf(entry, 'key');
  return literalText(key) ?? nameOf(key);
}

/** Local name → the file that it is imported from, and its name there. */
function importsOf({ program }: ParsedFile): Map<string, { readonly file: string; readonly component: string }> {
  return new Map(
    listOf(program, 'body')
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap((declaration) =>
        listOf(declaration, 'specifiers').map((specifier) => {
          const imported = childOf(specifier, 'imported');
          const component = specifier.type === 'ImportSpecifier' ? (literalText(imported) ?? nameOf(imported)) : 'default';
          return [nameOf(childOf(specifier, 'local')), { file: literalText(childOf(declaration, 'source')) ?? '', component }] as const;
        }),
      ),
  );
}
