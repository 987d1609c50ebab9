import type { ReactNode } from 'react';
import type { ProductProps } from '../../props/product.ts';

/** The basic functions as the receipt that they would print: a line each, and nothing to pay on top. */
export function Basics({ copy, structure }: ProductProps): ReactNode {
  return (
    <section className="slip roll" id="features">
      <h2>{copy.basicFeaturesTitle}</h2>
      <p>{copy.receipt.heading}</p>
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
    </section>
  );
}
