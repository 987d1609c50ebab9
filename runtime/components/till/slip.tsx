import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { sampleCode, side } from '../../sample-code.ts';
import { sampleSale } from '../../sample-sale.ts';
import { SaleRows } from './sale-rows.tsx';

/** The receipt of the last sale, in the form of the country and marked as a sample: an entry of the places where a sale arrives, with what stands below it. */
export function TillSlip({ children }: { readonly children?: ReactNode }): ReactNode {
  const page = usePage();
  const sale = sampleSale(page);
  if (!sale) return null;
  const words = page.words('till');
  const qr = page.countryValues?.values?.qr;
  return (
    <li className="till-chute">
      <article className="slip till-slip" lang={words.lang}>
        <header>
          <p className="till-slip-shop" data-sale="shop">
            {sale.shop}
          </p>
          <p>{words.text('sample')}</p>
          <p data-sale="number">{sale.number}</p>
        </header>
        {qr && (
          <p className="till-slip-qr" lang="es" translate="no">
            {qr.heading}:
            <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
              <path d={sampleCode} />
            </svg>
            {qr.mark}
          </p>
        )}
        <ul data-sale="lines">
          <SaleRows as="li" rows={sale.lines} cells={4} />
        </ul>
        <p className="till-slip-total">
          <span>{words.text('total')}</span> <span data-sale="total">{sale.total}</span>
        </p>
        <ul data-sale="paid">
          <SaleRows as="li" rows={sale.paid} cells={2} />
        </ul>
        <table>
          <caption className="visually-hidden">{words.text('vat')}</caption>
          <thead>
            <tr>
              {(['vat', 'net', 'tax', 'gross'] as const).map((name) => (
                <th key={name} scope="col">
                  {words.text(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody data-sale="taxes">
            <SaleRows as="tr" rows={sale.taxes} cells={4} />
          </tbody>
        </table>
        <p className="till-slip-thanks">{words.text('thanks')}</p>
      </article>
      {children}
    </li>
  );
}
