import { resolve } from 'node:path';
import { type Symbol as NamedSymbol, type Node, Project, type Type } from 'ts-morph';
import type { FieldShape, Shape, TemplateShapes } from '../../model/template-shape.ts';
import type { PropsType } from './template-props.ts';

/**
 * The data that templates read, derived from the types of their props. No content is compiled, so names of facts and pages are plain
 * strings: other checks test whether they exist. Loads the TypeScript compiler, which takes a second or more.
 */
export function deriveShapes(siteRoot: string, props: ReadonlyMap<string, PropsType>): TemplateShapes {
  const sources = new Project({
    tsConfigFilePath: resolve(siteRoot, 'tsconfig.json'),
    skipAddingFilesFromTsConfig: true,
    // Texts have no types of browsers, whose declarations take a quarter of the time.
    compilerOptions: { types: [], lib: ['lib.es2023.d.ts'] },
  });
  const list = [...props].map(([name, { module, type }]) => `${JSON.stringify(name)}: import('./${module}').${type};`);
  const file = sources.createSourceFile(resolve(siteRoot, 'template-list.ts'), `export interface TemplateList { ${list.join('\n')} }`);
  sources.resolveSourceFileDependencies();
  const templates = file
    .getInterfaceOrThrow('TemplateList')
    .getProperties()
    .map((template) => {
      const part = (name: string): Shape => {
        const type = template.getType().getProperty(name)?.getTypeAtLocation(template);
        return type ? shapeOf(type, template) : unknown;
      };
      return [JSON.parse(template.getName()), { copy: part('copy'), structure: part('structure') }];
    });
  return Object.fromEntries(templates);
}

const unknown: Shape = { kind: 'unknown' };

/** Types with checks of their own, beyond their shape. */
const checkedElsewhere = new Set(['Outline']);

/** A type as plain data; `unknown`, which every value fits, for functions and recursive types. */
function shapeOf(type: Type, at: Node, within: readonly Type[] = []): Shape {
  const name = type.getAliasSymbol()?.getName() ?? type.getSymbol()?.getName() ?? '';
  if (name === 'Localized' || name === 'RichText') return { kind: 'text', arguments: [] };
  if (name === 'Formatted' || name === 'FormattedRich') return { kind: 'text', arguments: argumentsOf(type) };
  if (checkedElsewhere.has(name) || within.includes(type)) return unknown;
  const inner = (other: Type) => shapeOf(other, at, [...within, type]);
  if (type.isUnion()) return unionOf(type, inner);
  const literal = literalOf(type);
  if (literal !== undefined) return { kind: 'literal', values: [literal] };
  if (type.isString() || type.isTemplateLiteral()) return { kind: 'string' };
  if (type.isNumber()) return { kind: 'number' };
  if (type.isArray() || type.isReadonlyArray()) return { kind: 'list', of: inner(type.getArrayElementTypeOrThrow()) };
  if (!type.isObject() && !type.isIntersection()) return unknown;
  if (type.getCallSignatures().length > 0 || type.isTuple()) return unknown;
  const free = type.getStringIndexType();
  if (free) return { kind: 'record', of: inner(free) };
  return { kind: 'group', fields: Object.fromEntries(type.getProperties().map((property) => fieldOf(property, at, inner))) };
}

function fieldOf(property: NamedSymbol, at: Node, inner: (type: Type) => Shape): [string, FieldShape] {
  const shape = inner(property.getTypeAtLocation(at));
  return [property.getName(), { shape, ...(property.isOptional() && { optional: true }) }];
}

/** The names of the arguments that a template passes to a text. */
function argumentsOf(type: Type): readonly string[] {
  const values = type.getAliasTypeArguments()[0] ?? type.getTypeArguments()[0];
  return values?.getProperties().map((property) => property.getName()) ?? [];
}

/** String literals become one list; the remaining types are the alternatives between which a page chooses. */
function unionOf(union: Type, inner: (type: Type) => Shape): Shape {
  const types = union.getUnionTypes().filter((type) => !type.isUndefined());
  const values = types.flatMap((type) => literalOf(type) ?? []);
  const others = types.filter((type) => literalOf(type) === undefined).map(inner);
  if (others.some(({ kind }) => kind === 'unknown')) return unknown;
  const hasBoth = values.includes(true) && values.includes(false);
  const named = values.filter((value) => !hasBoth || typeof value !== 'boolean');
  if (named.length) others.unshift({ kind: 'literal', values: named });
  const all: readonly Shape[] = hasBoth ? [{ kind: 'boolean' }, ...others] : others;
  return all.length === 1 ? (all[0] as Shape) : { kind: 'union', of: all };
}

function literalOf(type: Type): string | number | boolean | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.getLiteralValue() as string | number;
  return type.isBooleanLiteral() ? type.getText() === 'true' : undefined;
}
