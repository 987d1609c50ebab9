import { type ComponentType, createElement, type ReactNode } from 'react';
import { type IslandName, type IslandProps, islands } from '../islands/registry.ts';

/**
 * When an island's script is fetched: at once, when the browser is idle, when it is seen, when it or what is beside it is
 * first used, when a toast is to be shown, or when there is a lead that the server has refused.
 */
type Hydration = 'load' | 'idle' | 'visible' | 'interaction' | 'nearby' | 'toast' | 'refusal';

type IslandElementProps<Name extends IslandName> = { readonly of: Name; readonly when: Hydration; readonly props: IslandProps<Name> };

/**
 * Renders an island inside its root element, which `client.ts` hydrates. Its props travel with it as JSON: they hold
 * resolved texts, links and compiled messages, nothing else.
 */
export function Island<Name extends IslandName>({ of, when, props }: IslandElementProps<Name>): ReactNode {
  const component = islands[of] as unknown as ComponentType<IslandProps<Name> & object>;
  return (
    <div className="island" data-island={of} data-when={when} data-props={JSON.stringify(props)}>
      {createElement(component, props as IslandProps<Name> & object)}
    </div>
  );
}
