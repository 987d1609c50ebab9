import { declaredIn, defaultExportOf } from '../../typescript/declarations.ts';
import { keyOf, stringOf, unwrapped } from '../../typescript/expressions.ts';
import type { Node, NodeOf } from '../../typescript/nodes.ts';
import type { SourceFiles } from './source-files.ts';

/** The limit of resolved names, after which a cycle is assumed. */
const mostSteps = 40;

/** The properties of a group by their names. */
interface Properties {
  /** Name → the last property with this name, and its index among all: as in JavaScript, the last of several counts. */
  readonly named: Map<string, { readonly node: Node; readonly index: number }>;
  /** The spreads of the group, with their index among the properties. */
  readonly spreads: { readonly expression: Node; readonly index: number }[];
}

/** Resolves values statically, for the kinds of expressions in content. */
export function openFollower(sources: SourceFiles) {
  const groups = new Map<Node, Properties>();

  /** The value of an expression, through names, parentheses and casts. */
  function settled(node: Node, far = 0): Node {
    const value = unwrapped(node);
    if (far > mostSteps) return value;
    if (value.type === 'Identifier') {
      const definition = sources.definitionOf(value.name, sources.sourceOf(value));
      return definition ? settled(definition, far + 1) : value;
    }
    if (value.type === 'MemberExpression') {
      const key = memberName(value, far + 1);
      const member = key === undefined ? undefined : child(value.object, key, far + 1);
      return member ? settled(assignedTo(member), far + 1) : value;
    }
    return value;
  }

  function memberName({ computed, property }: NodeOf<'MemberExpression'>, far: number): string | undefined {
    if (computed) return textOf(property, far);
    return property.type === 'Identifier' ? property.name : undefined;
  }

  /** The property or element under a key, wherever it is written; undefined if only evaluation can tell. */
  function child(node: Node, key: string, far = 0): Node | undefined {
    if (far > mostSteps) return undefined;
    const value = settled(node, far);
    switch (value.type) {
      case 'ObjectExpression':
        return property(value, key, far);
      case 'ArrayExpression':
        return element(value.elements, Number(key), far);
      case 'CallExpression':
        return ofCall(value, key, far);
      case 'Program':
        return key === 'default' ? defaultExportOf(value) : declaredIn(value, key);
      case 'ConditionalExpression':
        return child(value.consequent, key, far + 1) ?? child(value.alternate, key, far + 1);
      case 'LogicalExpression':
        return child(value.right, key, far + 1) ?? child(value.left, key, far + 1);
      default:
        return undefined;
    }
  }

  function property(group: NodeOf<'ObjectExpression'>, key: string, far: number): Node | undefined {
    const { named, spreads } = propertiesOf(group, far);
    const own = named.get(key);
    for (const { expression, index } of spreads.toReversed()) {
      if (own && index < own.index) break;
      const inherited = child(expression, key, far + 1);
      if (inherited) return inherited;
    }
    return own?.node;
  }

  /** Cached, because every value in a group may be looked up. */
  function propertiesOf(group: NodeOf<'ObjectExpression'>, far: number): Properties {
    const cached = groups.get(group);
    if (cached) return cached;
    // A name that is computed from the group itself has no single place.
    groups.set(group, { named: new Map(), spreads: [] });
    const properties: Properties = { named: new Map(), spreads: [] };
    for (const [index, node] of group.properties.entries()) {
      if (node.type === 'SpreadElement') properties.spreads.push({ expression: node.argument, index });
      else {
        const name = node.computed ? textOf(node.key, far) : keyOf(node);
        if (name !== undefined) properties.named.set(name, { node, index });
      }
    }
    groups.set(group, properties);
    return properties;
  }

  function textOf(node: Node, far: number): string | undefined {
    const value = settled(node, far + 1);
    return value.type === 'Literal' && typeof value.value === 'number' ? String(value.value) : stringOf(value);
  }

  /** The element at an index, counted through spreads before it; if the length of a spread is unknown, the spread itself. */
  function element(elements: readonly (Node | null)[], index: number, far: number): Node | undefined {
    let left = index;
    for (const one of elements) {
      if (one?.type !== 'SpreadElement') {
        if (left === 0) return one ?? undefined;
        left -= 1;
        continue;
      }
      const length = lengthOf(one.argument, far + 1);
      if (length === undefined) return elements.length === 1 ? (child(one.argument, String(left), far + 1) ?? one) : one;
      if (left < length) return child(one.argument, String(left), far + 1) ?? one;
      left -= length;
    }
    return undefined;
  }

  function lengthOf(node: Node, far: number): number | undefined {
    if (far > mostSteps) return undefined;
    const value = settled(node, far);
    const mapped = mappedBy(value);
    if (mapped) return lengthOf(mapped, far + 1);
    if (value.type !== 'ArrayExpression') return undefined;
    return value.elements
      .map((one) => (one?.type === 'SpreadElement' ? lengthOf(one.argument, far + 1) : 1))
      .reduce<number | undefined>((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0);
  }

  /** The argument of a call or, for a function of the content, its return value. */
  function ofCall(call: NodeOf<'CallExpression'>, key: string, far: number): Node | undefined {
    const mapped = mappedBy(call);
    if (mapped) {
      const [given] = call.arguments;
      return (given && returned(settled(given, far))) ?? child(mapped, key, far + 1);
    }
    const group = groupOf(call, far);
    if (group) return child(group, key, far + 1);
    const result = returned(settled(call.callee, far));
    return result && child(result, key, far + 1);
  }

  /** The object or list that an expression evaluates to; for a call, its last argument. */
  function groupOf(node: Node, far = 0): NodeOf<'ObjectExpression' | 'ArrayExpression'> | undefined {
    if (far > mostSteps) return undefined;
    const value = settled(node, far);
    if (value.type === 'ObjectExpression' || value.type === 'ArrayExpression') return value;
    if (value.type !== 'CallExpression') return undefined;
    for (const argument of value.arguments.toReversed()) {
      const group = groupOf(argument, far + 1);
      if (group) return group;
    }
    return undefined;
  }

  return { settled, child, groupOf };
}

/** The value of a property; of a method, a getter and an element, the node itself. */
export const assignedTo = (node: Node): Node => (node.type === 'Property' && node.kind === 'init' && !node.method ? node.value : node);

function returned(node: Node): Node | undefined {
  if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionDeclaration' && node.type !== 'FunctionExpression')
    return undefined;
  if (node.body?.type !== 'BlockStatement') return node.body ? unwrapped(node.body) : undefined;
  return node.body.body.findLast((statement) => statement.type === 'ReturnStatement')?.argument ?? undefined;
}

/** The list whose method `map` is called; undefined for any other expression. */
function mappedBy(node: Node): Node | undefined {
  const called = node.type === 'CallExpression' ? node.callee : undefined;
  if (called?.type !== 'MemberExpression' || called.computed || called.property.name !== 'map') return undefined;
  return called.object;
}
