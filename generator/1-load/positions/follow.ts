import { Node, type ObjectLiteralExpression } from 'ts-morph';
import { type NamedProperties, namedProperties } from './named-properties.ts';
import { defaultExportOf, type SourceFiles, unwrapped } from './source-files.ts';

/** The limit of resolved names, after which a cycle is assumed. */
const mostSteps = 40;

/** Resolves values statically, for the kinds of expressions in content. */
export function openFollower(sources: SourceFiles) {
  const groups = new WeakMap<ObjectLiteralExpression, NamedProperties>();

  /** The value of an expression, through names, parentheses and casts. */
  function settled(node: Node, far = 0): Node {
    const value = unwrapped(node);
    if (far > mostSteps) return value;
    if (Node.isIdentifier(value)) {
      const definition = sources.definitionOf(value.getText(), value.getSourceFile());
      return definition ? settled(definition, far + 1) : value;
    }
    if (Node.isPropertyAccessExpression(value) || Node.isElementAccessExpression(value)) {
      const member = memberOf(value, far + 1);
      return member ? settled(assignedTo(member), far + 1) : value;
    }
    return value;
  }

  function memberOf(node: Node, far: number): Node | undefined {
    if (Node.isPropertyAccessExpression(node)) return child(node.getExpression(), node.getName(), far);
    if (!Node.isElementAccessExpression(node)) return undefined;
    const key = textOf(node.getArgumentExpression(), far);
    return key === undefined ? undefined : child(node.getExpression(), key, far);
  }

  /** The property or element under a key, wherever it is written; undefined if only evaluation can tell. */
  function child(node: Node, key: string, far = 0): Node | undefined {
    if (far > mostSteps) return undefined;
    const value = settled(node, far);
    if (Node.isObjectLiteralExpression(value)) return property(value, key, far);
    if (Node.isArrayLiteralExpression(value)) return element(value.getElements(), Number(key), far);
    if (Node.isCallExpression(value)) return ofCall(value, key, far);
    if (Node.isSourceFile(value)) return key === 'default' ? defaultExportOf(value) : value.getVariableDeclaration(key)?.getInitializer();
    if (Node.isConditionalExpression(value)) return child(value.getWhenTrue(), key, far + 1) ?? child(value.getWhenFalse(), key, far + 1);
    if (Node.isBinaryExpression(value)) return child(value.getRight(), key, far + 1) ?? child(value.getLeft(), key, far + 1);
    return undefined;
  }

  function property(group: ObjectLiteralExpression, key: string, far: number): Node | undefined {
    const { named, spreads } = propertiesOf(group, far);
    const own = named.get(key);
    for (const { expression, index } of spreads.toReversed()) {
      if (own && index < own.index) break;
      const found = child(expression, key, far + 1);
      if (found) return found;
    }
    return own?.node;
  }

  /** Cached, because every value in a group may be looked up. */
  function propertiesOf(group: ObjectLiteralExpression, far: number): NamedProperties {
    const known = groups.get(group);
    if (known) return known;
    // A name that is computed from the group itself has no single place.
    groups.set(group, { named: new Map(), spreads: [] });
    const properties = namedProperties(group, (node) => nameOf(node, far));
    groups.set(group, properties);
    return properties;
  }

  function nameOf(node: Node, far: number): string | undefined {
    if (!Node.isPropertyNamed(node) && !Node.isShorthandPropertyAssignment(node) && !Node.isMethodDeclaration(node)) return undefined;
    const name = node.getNameNode();
    if (Node.isComputedPropertyName(name)) return textOf(name.getExpression(), far);
    return Node.isStringLiteral(name) || Node.isNumericLiteral(name) ? String(name.getLiteralValue()) : name.getText();
  }

  function textOf(node: Node | undefined, far: number): string | undefined {
    const value = node && settled(node, far + 1);
    if (Node.isNumericLiteral(value)) return String(value.getLiteralValue());
    return Node.isStringLiteral(value) || Node.isNoSubstitutionTemplateLiteral(value) ? value.getLiteralText() : undefined;
  }

  /** The element at an index, counted through spreads before it; if the length of a spread is unknown, the spread itself. */
  function element(elements: readonly Node[], index: number, far: number): Node | undefined {
    let left = index;
    for (const one of elements) {
      if (!Node.isSpreadElement(one)) {
        if (left === 0) return one;
        left -= 1;
        continue;
      }
      const length = lengthOf(one.getExpression(), far + 1);
      if (length === undefined) return elements.length === 1 ? (child(one.getExpression(), String(left), far + 1) ?? one) : one;
      if (left < length) return child(one.getExpression(), String(left), far + 1) ?? one;
      left -= length;
    }
    return undefined;
  }

  function lengthOf(node: Node, far: number): number | undefined {
    if (far > mostSteps) return undefined;
    const value = settled(node, far);
    if (Node.isCallExpression(value) && calledMethod(value) === 'map') return lengthOf(receiverOf(value) as Node, far + 1);
    if (!Node.isArrayLiteralExpression(value)) return undefined;
    return value
      .getElements()
      .map((one) => (Node.isSpreadElement(one) ? lengthOf(one.getExpression(), far + 1) : 1))
      .reduce<number | undefined>((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0);
  }

  /** The argument of a call or, for a function of the content, its return value. */
  function ofCall(call: Node, key: string, far: number): Node | undefined {
    if (!Node.isCallExpression(call)) return undefined;
    const given = call.getArguments();
    if (calledMethod(call) === 'map') {
      const made = given[0] && returned(settled(given[0], far));
      return made ?? child(receiverOf(call) as Node, key, far + 1);
    }
    const group = groupOf(call, far);
    if (group) return child(group, key, far + 1);
    const result = returned(settled(call.getExpression(), far));
    return result && child(result, key, far + 1);
  }

  /** The object or list that an expression evaluates to; for a call, its last argument. */
  function groupOf(node: Node, far = 0): Node | undefined {
    if (far > mostSteps) return undefined;
    const value = settled(node, far);
    if (Node.isObjectLiteralExpression(value) || Node.isArrayLiteralExpression(value)) return value;
    if (!Node.isCallExpression(value)) return undefined;
    for (const argument of value.getArguments().toReversed()) {
      const group = groupOf(argument, far + 1);
      if (group) return group;
    }
    return undefined;
  }

  return { settled, child, groupOf };
}

/** The value of a property or an element. */
export function assignedTo(node: Node): Node {
  if (Node.isPropertyAssignment(node)) return node.getInitializerOrThrow();
  return Node.isShorthandPropertyAssignment(node) ? node.getNameNode() : node;
}

function returned(node: Node): Node | undefined {
  if (!Node.isArrowFunction(node) && !Node.isFunctionDeclaration(node) && !Node.isFunctionExpression(node)) return undefined;
  const body = node.getBody();
  if (!Node.isBlock(body)) return body && unwrapped(body);
  const last = body.getStatements().findLast(Node.isReturnStatement);
  return last?.getExpression();
}

function calledMethod(call: Node): string | undefined {
  const called = Node.isCallExpression(call) ? call.getExpression() : undefined;
  return Node.isPropertyAccessExpression(called) ? called.getName() : undefined;
}

function receiverOf(call: Node): Node | undefined {
  const called = Node.isCallExpression(call) ? call.getExpression() : undefined;
  return Node.isPropertyAccessExpression(called) ? called.getExpression() : undefined;
}
