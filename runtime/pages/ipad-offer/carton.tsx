import type { ReactNode } from 'react';
import { Unboxing } from '../../illustrations/unboxing.tsx';
import type { IpadOfferProps } from '../../props/ipad-offer.ts';

/** The open carton, with what is in it on its labels. */
export function Carton({ copy: { receipt }, structure }: IpadOfferProps): ReactNode {
  return (
    <section className="carton" aria-label={receipt.label}>
      <Unboxing />
      <dl className="carton-front">
        {structure.views.map((id) => (
          <div className="slip carton-label" key={id}>
            <dt>{receipt.items[id].what}</dt>
            <dd>{receipt.items[id].amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
