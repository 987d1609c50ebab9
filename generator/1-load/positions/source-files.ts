import { posix } from 'node:path';
import { Node, Project, type SourceFile } from 'ts-morph';

/** The text of a file that is named relative to the content folder's parent; undefined if it does not exist. */
export type ReadSource = (file: string) => string | undefined;

export interface SourceFiles {
  /** The parsed file, which is read at the first call. */
  open(file: string): SourceFile | undefined;
  /** The name by which a parsed file was opened. */
  nameOf(source: SourceFile): string;
  /** The expression that a name stands for: its declaration in the file, or in the file that it is imported from. */
  definitionOf(name: string, source: SourceFile): Node | undefined;
}

/** Source files without type information: enough to resolve names from file to file. */
export function openSourceFiles(read: ReadSource): SourceFiles {
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { allowJs: false } });
  const nameOf = (source: SourceFile) => source.getFilePath().slice(1);
  const open = (file: string): SourceFile | undefined => {
    const known = project.getSourceFile(`/${file}`);
    if (known) return known;
    const text = read(file);
    return text === undefined ? undefined : project.createSourceFile(`/${file}`, text);
  };
  const definitionOf = (name: string, source: SourceFile): Node | undefined =>
    declaredIn(source, name) ?? importedFrom(source, name, (specifier) => open(posix.join(posix.dirname(nameOf(source)), specifier)));
  return { open, nameOf, definitionOf };
}

/** The expression that a file exports as default. */
export function defaultExportOf(source: SourceFile): Node | undefined {
  return source.getExportAssignment((assignment) => !assignment.isExportEquals())?.getExpression();
}

function declaredIn(source: SourceFile, name: string): Node | undefined {
  return source.getVariableDeclaration(name)?.getInitializer() ?? source.getFunction(name);
}

function importedFrom(source: SourceFile, name: string, open: (specifier: string) => SourceFile | undefined): Node | undefined {
  for (const declaration of source.getImportDeclarations()) {
    const specifier = declaration.getModuleSpecifierValue();
    if (!specifier.startsWith('.')) continue;
    if (declaration.getDefaultImport()?.getText() === name) {
      const other = open(specifier);
      return other && defaultExportOf(other);
    }
    const named = declaration.getNamedImports().find((one) => (one.getAliasNode()?.getText() ?? one.getName()) === name);
    const other = named && open(specifier);
    if (other) return named.getName() === 'default' ? defaultExportOf(other) : declaredIn(other, named.getName());
    if (declaration.getNamespaceImport()?.getText() === name) return open(specifier);
  }
  return undefined;
}

/** The inner expression, without parentheses, `as const`, `satisfies …`. */
export function unwrapped(node: Node): Node {
  return Node.isAsExpression(node) ||
    Node.isSatisfiesExpression(node) ||
    Node.isParenthesizedExpression(node) ||
    Node.isNonNullExpression(node)
    ? unwrapped(node.getExpression())
    : node;
}
