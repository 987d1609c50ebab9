import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { OfferClock } from '../../components/offer-clock.tsx';
import type { SecondOfferProps } from '../../props/second-offer.ts';

/** A table of what each part is worth, added up, and under it what it costs here, by the month or at once (K1), how many are left and for how long (S8). */
export function TillRoll({ copy: { hero, value }, structure }: SecondOfferProps): ReactNode {
  const { format } = usePage();
  return (
    <section className="offer-receipt" id="value">
      <div className="printer-slot" />
      <div className="slip till-roll">
        <h2>{value.heading}</h2>
        <table className="till-roll-table">
          <caption className="visually-hidden">{value.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{value.part}</th>
              <th scope="col">{value.worth}</th>
            </tr>
          </thead>
          <tbody>
            {structure.parts.map((part) => (
              <tr key={part.id}>
                <th scope="row">{value.parts[part.id]}</th>
                <td>{format(part.value)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{value.total}</th>
              <td>{format('offer.valueTotal')}</td>
            </tr>
          </tfoot>
        </table>
        <p className="receipt-stamp offer-receipt-saving">{value.saving}</p>
        <dl className="till-roll-price">
          <div className="receipt-line receipt-total">
            <dt>{value.price}</dt>
            <dd className="offer-receipt-amount">{format('offer.monthly')}</dd>
          </div>
          <div className="receipt-line">
            <dt>{value.before}</dt>
            <dd>
              <s>{format('offer.was')}</s>
            </dd>
          </div>
          <div className="receipt-line">
            <dt>{value.once}</dt>
            <dd>{format('offer.price')}</dd>
          </div>
        </dl>
        <div className="second-offer-state">
          <p className="second-offer-left">{hero.left}</p>
          <OfferClock id="clock" />
        </div>
      </div>
    </section>
  );
}
