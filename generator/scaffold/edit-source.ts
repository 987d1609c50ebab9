import { Node, type ObjectLiteralExpression, Project, type SourceFile } from 'ts-morph';

/* Edits of TypeScript files that leave the rest of the text unchanged. Each returns undefined if the file has another form. */

const parse = (text: string): SourceFile => new Project({ useInMemoryFileSystem: true }).createSourceFile('/file.tsx', text);

/** Adds a property at the end of the object that a file exports as default. */
export function withProperty(text: string, property: string): string | undefined {
  const object = objectIn(parse(text));
  return object && inserted(text, object, property);
}

/** Adds a property to a group of the object that a file exports as default. Adds a missing group before another property. */
export function withGroupProperty(
  text: string,
  { group, property, before }: { readonly group: string; readonly property: string; readonly before: string },
): string | undefined {
  const object = objectIn(parse(text));
  const existing = object?.getProperty(group);
  if (Node.isPropertyAssignment(existing)) {
    const value = existing.getInitializer();
    return Node.isObjectLiteralExpression(value) ? inserted(text, value, property) : undefined;
  }
  const at = object?.getProperty(before)?.getStart();
  if (at === undefined) return undefined;
  const space = /\s*$/.exec(text.slice(0, at))?.[0] ?? ' ';
  return `${text.slice(0, at)}${group}: { ${property} },${space}${text.slice(at)}`;
}

interface NamedImport {
  readonly name: string;
  readonly from: string;
}

/** Imports a name: in an existing declaration for the same module, otherwise in a new one, in the order of modules. */
export function withImport(text: string, { name, from }: NamedImport): string {
  const declarations = parse(text).getImportDeclarations();
  const same = declarations.find((one) => one.getModuleSpecifierValue() === from && one.getNamedImports().length > 0);
  if (same) {
    const names = [...same.getNamedImports().map((one) => one.getText()), name];
    if (names.indexOf(name) < names.length - 1) return text;
    const first = same.getNamedImports()[0]?.getStart() ?? 0;
    const last = same.getNamedImports().at(-1)?.getEnd() ?? 0;
    return `${text.slice(0, first)}${names.sort((one, other) => one.localeCompare(other, 'en')).join(', ')}${text.slice(last)}`;
  }
  const line = `import { ${name} } from '${from}';\n`;
  const next = declarations.find((one) => one.getModuleSpecifierValue().startsWith('.') && one.getModuleSpecifierValue() > from);
  const at = next ? next.getStart() : (declarations.at(-1)?.getEnd() ?? -1) + 1;
  return `${text.slice(0, at)}${line}${text.slice(at)}`;
}

/** The object of the default export: `define…({ … })`. */
function objectIn(source: SourceFile): ObjectLiteralExpression | undefined {
  const value = source.getExportAssignment((one) => !one.isExportEquals())?.getExpression();
  const inner = Node.isAsExpression(value) || Node.isSatisfiesExpression(value) ? value.getExpression() : value;
  const object = Node.isCallExpression(inner) ? inner.getArguments().at(-1) : inner;
  return Node.isObjectLiteralExpression(object) ? object : undefined;
}

/** Inserts a property at the end of an object, in the line of the last one or in a new line. */
function inserted(text: string, literal: ObjectLiteralExpression, member: string): string {
  const last = literal.getProperties().at(-1);
  const close = literal.getEnd() - 1;
  if (!last) return `${text.slice(0, literal.getStart())}{ ${member} }${text.slice(close + 1)}`;
  const comma = /^\s*,/.exec(text.slice(last.getEnd(), close))?.[0] ?? '';
  const at = last.getEnd() + comma.length;
  const line = text.slice(text.lastIndexOf('\n', last.getStart()) + 1, last.getStart());
  const added = line.trim() ? `${comma ? '' : ','} ${member}` : `${comma ? '' : ','}\n${line}${member},`;
  return `${text.slice(0, at)}${added}${text.slice(at)}`;
}
