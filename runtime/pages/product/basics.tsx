import type { ReactNode } from 'react';
import type { ProductProps } from '../../props/product.ts';

/** The basic functions as the receipt that they would print: a line each, and nothing to pay on top. */
export function Basics({ copy, structure }: ProductProps): ReactNode {
  return (
    <section className="offer-receipt basics" id="features">
      <div className="printer-slot" />
      <div className="slip offer-receipt-paper">
        <div>
          <h2>{copy.basicFeaturesTitle}</h2>
          <p>{copy.receipt.heading}</p>
        </div>
        <ul className="basics-lines">
          {structure.basic.map((id) => (
            <li key={id}>
              <span>{copy.basicFeaturesItems[id]}</span>
              <span>{copy.receipt.included}</span>
            </li>
          ))}
        </ul>
        <p>
          <strong>{copy.receipt.sum}</strong>
        </p>
      </div>
    </section>
  );
}
