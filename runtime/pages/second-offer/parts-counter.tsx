import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { OfferPart } from '../../illustrations/offer-part.tsx';
import type { SecondOfferProps } from '../../props/second-offer.ts';

/** The parts of the offer on the counter, each with the tag that the account adds up: decoration beside its table. */
export function PartsCounter({ copy: { value }, structure }: SecondOfferProps): ReactNode {
  const { format } = usePage();
  return (
    <ul className="parts-counter" aria-hidden="true">
      {structure.parts.map((part) => (
        <li key={part.id}>
          <OfferPart name={part.id} />
          <p className="slip part-tag">
            <span>{value.parts[part.id]}</span> <strong>{format(part.value)}</strong>
          </p>
        </li>
      ))}
    </ul>
  );
}
