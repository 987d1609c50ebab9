import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { Icon } from '../islands/elements/icon.tsx';
import type { Item } from '../props/shared.ts';

interface FeatureListProps {
  readonly items: readonly Item[];
  readonly texts: Readonly<Record<string, Localized>>;
}

/** Features of the till, one line each: an icon and a text (P11), in as many columns as fit. */
export function FeatureList({ items, texts }: FeatureListProps): ReactNode {
  return (
    <ul className="feature-list">
      {items.map(({ id, icon }) => (
        <li key={id}>
          <Icon name={icon} />
          {texts[id]}
        </li>
      ))}
    </ul>
  );
}
