import { callComponent } from './component.ts';
import { type Context, contextType, provide, readContext } from './contexts.ts';
import { escapeText } from './escape-text.ts';
import { NotRendered } from './not-rendered.ts';
import type { Props, Rendering } from './rendering.ts';
import { tagOf } from './tags.ts';
import { writeMemo } from './write-memo.ts';
import { writeStart } from './write-start.ts';

/** Writes what a component may return or an element may contain. Throws NotRendered for anything unsupported. */
export function writeNode(rendering: Rendering, node: unknown): void {
  if (typeof node === 'string') writeText(rendering, node);
  else if (typeof node === 'object' && node !== null) writeObject(rendering, node);
  else if (typeof node === 'number' || typeof node === 'bigint') writeText(rendering, `${node}`);
}

function writeText(rendering: Rendering, text: string): void {
  if (text === '') return;
  rendering.pieces.push(rendering.endsInText ? `<!-- -->${escapeText(text)}` : escapeText(text));
  rendering.endsInText = true;
}

function writeObject(rendering: Rendering, node: object): void {
  const element = node as { readonly $$typeof?: unknown; readonly type: unknown; readonly props: Props };
  if (element.$$typeof === elementType) writeElement(rendering, element.type, element.props);
  else if (element.$$typeof !== undefined) throw new NotRendered(`a node of the kind ${String(element.$$typeof)}`);
  else if (Array.isArray(node)) writeList(rendering, node);
  else if (isIterable(node)) writeList(rendering, [...node]);
  else throw new NotRendered('an object or a promise as a node');
}

const isIterable = (node: object): node is Iterable<unknown> => typeof (node as Iterable<unknown>)[Symbol.iterator] === 'function';

function writeList(rendering: Rendering, nodes: readonly unknown[]): void {
  const { places } = rendering;
  const at = places.push(nodes.length, 0) - 1;
  for (let index = 0; index < nodes.length; index++) {
    places[at] = index;
    writeNode(rendering, nodes[index]);
  }
  places.pop();
  places.pop();
}

function writeElement(rendering: Rendering, type: unknown, props: Props): void {
  if (typeof type === 'string') writeTag(rendering, type, props);
  else if (typeof type === 'function') writeComponent(rendering, type as Render, props);
  else if (transparent.has(type)) writeNode(rendering, props.children);
  else writeSpecial(rendering, type, props);
}

function writeTag(rendering: Rendering, name: string, props: Props): void {
  const tag = tagOf(name);
  const children = writeStart(rendering, tag, props);
  rendering.endsInText = false;
  if (children !== undefined) {
    const { surroundings } = rendering;
    if (tag.around) rendering.surroundings = tag.around(props);
    writeNode(rendering, children);
    rendering.surroundings = surroundings;
    rendering.endsInText = false;
  }
  rendering.pieces.push(tag.end);
}

type Render = (props: Props) => unknown;

function writeComponent(rendering: Rendering, render: Render, props: Props): void {
  if (render.prototype?.isReactComponent) throw new NotRendered(`the class ${render.name}`);
  const { component } = rendering;
  const node = callComponent(component, render, props);
  // React gives a component that has used an id its own level, so that the ids within it differ.
  if (component.ids) writeList(rendering, [node]);
  else writeNode(rendering, node);
}

function isEmpty(props: Props): boolean {
  for (const _ in props) return false;
  return true;
}

const elementType = Symbol.for('react.transitional.element');
const consumerType = Symbol.for('react.consumer');
const forwardRefType = Symbol.for('react.forward_ref');
const memoType = Symbol.for('react.memo');

/** Elements that show their children and nothing else. */
const transparent: ReadonlySet<unknown> = new Set(['fragment', 'strict_mode', 'profiler'].map((name) => Symbol.for(`react.${name}`)));

interface SpecialType {
  readonly $$typeof: unknown;
  readonly type: unknown;
  readonly render: (props: Props, ref: unknown) => unknown;
  readonly _context: Context;
}

function writeSpecial(rendering: Rendering, type: unknown, props: Props): void {
  const special = type as SpecialType | undefined | null;
  switch (special?.$$typeof) {
    case contextType:
      provide(rendering.contexts, [type as Context, props.value], () => writeNode(rendering, props.children));
      break;
    case consumerType:
      writeNode(rendering, (props.children as (value: unknown) => unknown)(readContext(rendering.contexts, special._context)));
      break;
    case memoType:
      writeMemo(rendering, type, { isPlain: isEmpty(props), write: () => writeElement(rendering, special.type, props) });
      break;
    case forwardRefType: {
      const { ref = null, ...rest } = props;
      writeComponent(rendering, (given) => special.render(given, ref), 'ref' in props ? rest : props);
      break;
    }
    default:
      throw new NotRendered(`an element of the kind ${String(special?.$$typeof ?? type)}`);
  }
}
