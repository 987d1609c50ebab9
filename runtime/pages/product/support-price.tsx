import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { RaisedPrice } from '../../components/raised-price.tsx';

interface SupportPriceProps {
  /** The sentences on the price, in their order. */
  readonly items: readonly string[];
  readonly texts: Readonly<Record<string, Localized>>;
}

/** The price of a year of support on a tag, and below it when and how it is paid. */
export function SupportPrice({ items, texts }: SupportPriceProps): ReactNode {
  return (
    <div className="support-price">
      <p className="slip hanging-tag" aria-hidden="true">
        <RaisedPrice of={usePage().format('terms.supportYearly')} />
      </p>
      <ul>
        {items.map((id) => (
          <li key={id}>{texts[id]} </li>
        ))}
      </ul>
    </div>
  );
}
