import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { Icon } from '../islands/elements/icon.tsx';

interface FeatureListProps {
  readonly items: readonly string[];
  readonly texts: Readonly<Record<string, Localized>>;
}

/** Features of the till, one line each, ticked (P11), in as many columns as fit. */
export function FeatureList({ items, texts }: FeatureListProps): ReactNode {
  return (
    <ul className="feature-list">
      {items.map((id) => (
        <li key={id}>
          <Icon name="check" />
          {texts[id]}
        </li>
      ))}
    </ul>
  );
}
