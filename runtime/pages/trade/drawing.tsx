import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { amountsIn } from '../../amounts.ts';
import { Agenda } from '../../illustrations/trade/agenda.tsx';
import { Arrange } from '../../illustrations/trade/arrange.tsx';
import { Calendar } from '../../illustrations/trade/calendar.tsx';
import { Contactless } from '../../illustrations/trade/contactless.tsx';
import type { DrawingProps } from '../../illustrations/trade/drawing.ts';
import { Handset } from '../../illustrations/trade/handset.tsx';
import { Invoice } from '../../illustrations/trade/invoice.tsx';
import { Printed } from '../../illustrations/trade/printed.tsx';
import { Shelf } from '../../illustrations/trade/shelf.tsx';
import { Stock } from '../../illustrations/trade/stock.tsx';
import { Table } from '../../illustrations/trade/table.tsx';
import { Tip } from '../../illustrations/trade/tip.tsx';
import type { DrawingName, TradeProps } from '../../props/trade.ts';
import { named } from './shop.ts';

const drawings: { readonly [Name in DrawingName]: (props: DrawingProps) => ReactNode } = {
  agenda: Agenda,
  arrange: Arrange,
  calendar: Calendar,
  contactless: Contactless,
  handset: Handset,
  invoice: Invoice,
  printed: Printed,
  shelf: Shelf,
  stock: Stock,
  table: Table,
  tip: Tip,
};

/** The page's drawing, with a sale of its trade. */
export function Drawing({ copy, structure }: TradeProps): ReactNode {
  const { picture } = copy;
  const { currency, items } = structure.sold;
  const { money } = amountsIn(currency, usePage());
  const sumOf = (sold: typeof items) => money(sold.reduce((sum, { minor }) => sum + minor, 0));
  const half = Math.ceil(items.length / 2);
  const Drawn = drawings[structure.drawing];
  return (
    <div>
      <Drawn
        title={picture.title}
        word={(name) => named(picture.words, name)}
        sale={{
          lines: items.map(({ id, minor }) => ({ id, name: named(picture.sold, id), amount: money(minor) })),
          total: sumOf(items),
          halves: [sumOf(items.slice(0, half)), sumOf(items.slice(half))],
        }}
      />
    </div>
  );
}
