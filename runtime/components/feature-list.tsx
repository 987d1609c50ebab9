import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { Pictogram, type PictogramName } from '../illustrations/pictogram.tsx';
import { Icon } from '../islands/elements/icon.tsx';

interface FeatureListProps {
  readonly items: readonly string[];
  readonly texts: Readonly<Record<string, Localized>>;
  /** The features that are on keys of the till have the sign of their key instead of a tick. */
  readonly keys?: Readonly<Record<string, PictogramName>>;
}

/** Features of the till, one line each, ticked (P11), in as many columns as fit. */
export function FeatureList({ items, texts, keys = {} }: FeatureListProps): ReactNode {
  return (
    <ul className="feature-list">
      {items.map((id) => (
        <li key={id}>
          {keys[id] ? <Pictogram name={keys[id]} /> : <Icon name="check" />}
          {texts[id]}
        </li>
      ))}
    </ul>
  );
}
