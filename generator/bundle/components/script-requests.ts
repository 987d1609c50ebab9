import type { ScriptRequest } from '../../model/site-files.ts';
import { stringOf, unwrapped } from '../../typescript/expressions.ts';
import { type Node, nodesIn } from '../../typescript/nodes.ts';
import type { ParsedModule } from '../../typescript/parse-module.ts';
import { constantAround, isDeclaredAround } from '../../typescript/scopes.ts';
import { placeOf } from './syntax-tree.ts';

/** An address with its host, which ends where the host does or goes on after it. */
const withHost = /^(?:https?|wss?):\/\/[\w.-]+(?::\d+)?(?=[/?#]|$)/i;

/** Lists the addresses with a host that a script asks for. Imported and computed ones are left out. */
export function scriptRequests(parsed: ParsedModule): ScriptRequest[] {
  return nodesIn(parsed.program).flatMap((node) => {
    const asked = askedBy(node);
    const { text, isWhole } = (asked && writtenIn(asked.address)) || {};
    const [host] = withHost.exec(text ?? '') ?? [];
    if (!asked || text === undefined || host === undefined || (!isWhole && host === text)) return [];
    return [{ ...placeOf(parsed, node), address: isWhole ? text : `${text}…`, by: asked.by, isCode: asked.isCode ?? false }];
  });
}

interface Asked {
  readonly address: Node;
  /** The name of the function or class that asks: `fetch`. */
  readonly by: string;
  /** Whether the answer is run. */
  readonly isCode?: boolean;
}

const connections = new Set(['EventSource', 'Request', 'WebSocket']);
const workers = new Set(['SharedWorker', 'Worker']);

/** The expression of the address that a call asks for. */
function askedBy(node: Node): Asked | undefined {
  if (node.type === 'ImportExpression') return { address: node.source, by: 'import', isCode: true };
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  const [first, second] = node.arguments;
  if (!first) return undefined;
  const name = globalName(node.callee);
  if (node.type === 'NewExpression')
    return connections.has(name) || workers.has(name) ? { address: first, by: name, isCode: workers.has(name) } : undefined;
  if (name === 'fetch') return { address: first, by: name };
  const method = node.callee.type === 'MemberExpression' && 'name' in node.callee.property ? node.callee.property.name : '';
  if (method === 'sendBeacon') return { address: first, by: method };
  const isRequest = method === 'open' && second && /^(?:GET|HEAD|POST|PUT|PATCH|DELETE)$/i.test(stringOf(first) ?? '');
  return isRequest ? { address: second, by: 'XMLHttpRequest' } : undefined;
}

/** The name of a global value, also as a member of `window`; empty for other values. */
function globalName(callee: Node): string {
  if (callee.type === 'Identifier') return isDeclaredAround(callee, callee.name) ? '' : callee.name;
  if (callee.type !== 'MemberExpression' || !('name' in callee.property)) return '';
  return /^(?:window|globalThis|self)$/.test(globalName(callee.object)) ? String(callee.property.name) : '';
}

/** The beginning of a text, and whether that is all of it. */
interface Written {
  readonly text: string;
  readonly isWhole: boolean;
}

const joined = (before: Written | undefined, after: Written | undefined): Written | undefined =>
  before?.isWhole ? { text: before.text + (after?.text ?? ''), isWhole: after?.isWhole ?? false } : before;

/** The text of an expression, as far as literals and constants of the same file give it. */
function writtenIn(expression: Node): Written | undefined {
  const node = unwrapped(expression);
  const text = stringOf(node);
  if (text !== undefined) return { text, isWhole: true };
  if (node.type === 'BinaryExpression' && node.operator === '+') return joined(writtenIn(node.left), writtenIn(node.right));
  if (node.type === 'TemplateLiteral')
    return node.quasis.reduce<Written | undefined>(
      (before, { value }, index) => {
        const expressionBefore = node.expressions[index - 1];
        const withExpression = expressionBefore ? joined(before, writtenIn(expressionBefore)) : before;
        return joined(withExpression, { text: value.cooked ?? '', isWhole: true });
      },
      { text: '', isWhole: true },
    );
  if (node.type === 'Identifier') {
    const value = constantAround(node, node.name);
    return value && writtenIn(value);
  }
  if (node.type !== 'NewExpression' || globalName(node.callee) !== 'URL') return undefined;
  const [address, base] = node.arguments.map(writtenIn);
  if (address && withHost.test(address.text)) return address;
  return address?.isWhole && base?.isWhole && URL.canParse(address.text, base.text)
    ? { text: new URL(address.text, base.text).href, isWhole: true }
    : undefined;
}
