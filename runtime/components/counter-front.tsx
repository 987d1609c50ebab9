import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import type { OwnShop, TradeName } from '../goods.ts';
import { hourlyTakings } from '../hourly-takings.ts';
import type { TitledText } from '../props/shared.ts';
import { sampleSale } from '../sample-sale.ts';
import { ScrollRow } from './scroll-row.tsx';
import { SaleRows } from './till/sale-rows.tsx';
import { TillSlip } from './till/slip.tsx';

interface CounterFrontProps {
  readonly id?: string;
  readonly heading: Localized;
  readonly lead?: Localized;
  readonly sales: TitledText | undefined;
  readonly invoices: TitledText | undefined;
  /** Stands below the receipt. */
  readonly below?: ReactNode;
  readonly children?: ReactNode;
}

/** Below the till hangs the receipt, and beside it the same sale on a phone and as an invoice: on a phone a row that scrolls. */
export function CounterFront({ id, heading, lead, sales, invoices, below, children }: CounterFrontProps): ReactNode {
  return (
    <section className="counter-front" id={id}>
      <div className="container counter-front-grid">
        <div className="counter-front-words">
          <h2>{heading}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <ScrollRow name="sale-places" label={heading}>
          <TillSlip>{below}</TillSlip>
          <Twin words={sales}>
            <SalePhone />
          </Twin>
          <Twin words={invoices}>
            <SaleInvoice />
          </Twin>
          {children}
        </ScrollRow>
      </div>
    </section>
  );
}

/** A place where the sale arrives. */
export function Twin({ words, children }: { readonly words: TitledText | undefined; readonly children: ReactNode }): ReactNode {
  return (
    words && (
      <li className="twin">
        <div className="twin-words">
          <h3>{words.title}</h3>
          <p>{words.text}</p>
        </div>
        {children}
      </li>
    )
  );
}

/** The takings until now; the last bar has the sale. */
const bars = hourlyTakings.slice(0, -1);

function SalePhone(): ReactNode {
  const page = usePage();
  const sale = sampleSale(page);
  if (!sale) return null;
  const words = page.words('till');
  return (
    <div className="sale-phone" lang={words.lang}>
      <div className="sale-phone-screen">
        <p>{words.text('today')}</p>
        <p className="sale-phone-day" data-sale="day">
          {sale.day}
        </p>
        <svg viewBox="0 0 188 132" preserveAspectRatio="none" aria-hidden="true">
          {bars.map((bar, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a drawing never change places
            <rect key={index} x={index * 24} y={132 - bar} width="20" height={bar} />
          ))}
        </svg>
        <p className="sale-phone-last">
          <span>{words.text('now')}</span> <span data-sale="method">{sale.method}</span> <span data-sale="sum">{sale.sum}</span>
        </p>
      </div>
    </div>
  );
}

/** The sale of the till in a shop of a trade as an invoice. */
export function SaleInvoice({ trade }: { readonly trade?: TradeName | OwnShop }): ReactNode {
  const page = usePage();
  const sale = sampleSale(page, trade);
  if (!sale) return null;
  const words = page.words('till');
  return (
    <div className="slip sale-invoice" lang={words.lang}>
      <p className="sale-invoice-heading">{words.text('invoice')}</p>
      <p className="sale-invoice-to">
        <span data-sale="shop">{sale.shop}</span>
        <br />
        {words.text('customer')}
      </p>
      <ul data-sale="lines">
        <SaleRows as="li" rows={sale.lines} cells={3} />
      </ul>
      <p className="sale-invoice-total">
        <span>{words.text('total')}</span> <span data-sale="total">{sale.total}</span>
      </p>
    </div>
  );
}
