import type { ReactNode } from 'react';
import { OfferPart } from '../../illustrations/offer-part.tsx';
import type { SecondOfferProps } from '../../props/second-offer.ts';

/** The parts of the offer on the counter, each with its name: decoration beside the account, which has their values. */
export function PartsCounter({ copy: { value }, structure }: SecondOfferProps): ReactNode {
  return (
    <ul className="parts-counter" aria-hidden="true">
      {structure.parts.map(({ id }) => (
        <li key={id}>
          <OfferPart name={id} />
          <p className="slip part-tag">{value.parts[id]}</p>
        </li>
      ))}
    </ul>
  );
}
