import { type ArrayLiteralExpression, Node, type ObjectLiteralExpression, Project, type SourceFile } from 'ts-morph';

/* Edits of TypeScript files that leave everything else as it is written. Each returns undefined if the file has another form. */

const parse = (text: string): SourceFile => new Project({ useInMemoryFileSystem: true }).createSourceFile('/file.tsx', text);

/** Adds a property at the end of the object that a file exports as default, or of the constant of that name. */
export function withProperty(text: string, property: string, constant?: string): string | undefined {
  const object = objectIn(parse(text), constant);
  return object && inserted(text, { literal: object, members: object.getProperties() }, property);
}

/** Adds an element at the end of a list in the object that a file exports as default, and the list where it is not there. */
export function withElement(text: string, { list, element }: { readonly list: string; readonly element: string }): string | undefined {
  const object = objectIn(parse(text));
  const existing = object?.getProperty(list);
  if (object && !existing) return inserted(text, { literal: object, members: object.getProperties() }, `${list}: [${element}]`);
  const value = Node.isPropertyAssignment(existing) ? existing.getInitializer() : undefined;
  return Node.isArrayLiteralExpression(value) ? inserted(text, { literal: value, members: value.getElements() }, element) : undefined;
}

/** Adds a property to a group of the object that a file exports as default. A group that is not there is added before another property. */
export function withGroupProperty(
  text: string,
  { group, property, before }: { readonly group: string; readonly property: string; readonly before: string },
): string | undefined {
  const object = objectIn(parse(text));
  const existing = object?.getProperty(group);
  if (Node.isPropertyAssignment(existing)) {
    const value = existing.getInitializer();
    return Node.isObjectLiteralExpression(value) ? inserted(text, { literal: value, members: value.getProperties() }, property) : undefined;
  }
  const next = object?.getProperty(before);
  if (!next) return undefined;
  const at = next.getStart();
  const space = /\s*$/.exec(text.slice(0, at))?.[0] ?? ' ';
  return `${text.slice(0, at)}${group}: { ${property} },${space}${text.slice(at)}`;
}

interface NamedImport {
  readonly name: string;
  readonly from: string;
  readonly type?: true;
}

/** Imports a name: in the declaration that is there for the same module, otherwise in one of its own, in the order of modules. */
export function withImport(text: string, { name, from, type }: NamedImport): string {
  const declarations = parse(text).getImportDeclarations();
  const same = declarations.find((one) => one.getModuleSpecifierValue() === from && one.getNamedImports().length > 0);
  if (same) {
    const names = [...same.getNamedImports().map((one) => one.getText()), name];
    if (names.indexOf(name) < names.length - 1) return text;
    const first = same.getNamedImports()[0]?.getStart() ?? 0;
    const last = same.getNamedImports().at(-1)?.getEnd() ?? 0;
    return `${text.slice(0, first)}${names.sort((one, other) => one.localeCompare(other, 'en')).join(', ')}${text.slice(last)}`;
  }
  const line = `import ${type ? 'type ' : ''}{ ${name} } from '${from}';\n`;
  const next = declarations.find((one) => one.getModuleSpecifierValue().startsWith('.') && one.getModuleSpecifierValue() > from);
  const at = next ? next.getStart() : (declarations.at(-1)?.getEnd() ?? -1) + 1;
  return `${text.slice(0, at)}${line}${text.slice(at)}`;
}

/** The object of a constant, or that of the default export: `define…({ … })`. */
function objectIn(source: SourceFile, constant?: string): ObjectLiteralExpression | undefined {
  const value = constant
    ? source.getVariableDeclaration(constant)?.getInitializer()
    : source.getExportAssignment((one) => !one.isExportEquals())?.getExpression();
  const inner = Node.isAsExpression(value) || Node.isSatisfiesExpression(value) ? value.getExpression() : value;
  const object = Node.isCallExpression(inner) ? inner.getArguments().at(-1) : inner;
  return Node.isObjectLiteralExpression(object) ? object : undefined;
}

interface Literal {
  readonly literal: ObjectLiteralExpression | ArrayLiteralExpression;
  readonly members: readonly Node[];
}

function inserted(text: string, { literal, members }: Literal, property: string): string {
  const last = members.at(-1);
  const close = literal.getEnd() - 1;
  if (!last) {
    const [open, end] = Node.isArrayLiteralExpression(literal) ? ['[', ']'] : ['{ ', ' }'];
    return `${text.slice(0, literal.getStart())}${open}${property}${end}${text.slice(close + 1)}`;
  }
  const comma = /^\s*,/.exec(text.slice(last.getEnd(), close))?.[0] ?? '';
  const at = last.getEnd() + comma.length;
  const line = text.slice(text.lastIndexOf('\n', last.getStart()) + 1, last.getStart());
  const added = line.trim() ? `${comma ? '' : ','} ${property}` : `${comma ? '' : ','}\n${line}${property},`;
  return `${text.slice(0, at)}${added}${text.slice(at)}`;
}
