import { type ComponentType, createElement, type ReactNode } from 'react';
import { PageProvider } from './page-context.ts';
import { serializeProps } from './serialized-props.ts';

/**
 * The moment at which an island's script is fetched: at once, when the browser is idle, when the island is visible, or at the first use of
 * it or of the element around it. It is never before the first paint.
 */
type Hydration = 'load' | 'idle' | 'visible' | 'interaction' | 'nearby';

/** Name of a file → component of an island. */
type Islands = Readonly<Record<string, ComponentType<never>>>;
type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/** `Name` is the island, `Trigger` the triggers that the theme adds to those of Wortlaut. */
interface IslandElementProps<List extends Islands, Name extends keyof List & string, Trigger extends string> {
  readonly of: Name;
  readonly when: Hydration | Trigger;
  /** They travel with the island as JSON: resolved texts, links and compiled messages. Functions, dates and elements are refused. */
  readonly props: PropsOf<List[Name]>;
}

/**
 * The component `Island` of a theme: it renders an island by its name inside a root element, which `start` of `wortlaut/client` hydrates. The
 * list has every island under the name of its file; `triggers` names those that the theme gives to `start`.
 */
export function createIsland<List extends Islands, Trigger extends string = never>(islands: List, _triggers: readonly Trigger[] = []) {
  return function Island<Name extends keyof List & string>({ of, when, props }: IslandElementProps<List, Name, Trigger>): ReactNode {
    const component = islands[of] as unknown as ComponentType<object>;
    const root = { className: 'island', 'data-island': of, 'data-when': when, 'data-props': serializeProps(of, props as object) };
    // An island in a browser cannot read the page.
    const alone = createElement(PageProvider, { value: undefined }, createElement(component, props as object));
    return createElement('div', root, alone);
  };
}
