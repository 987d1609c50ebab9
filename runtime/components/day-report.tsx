import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import type { OwnShop, TradeName } from '../goods.ts';
import { sampleSale } from '../sample-sale.ts';

/** The day's report of the till, which counts the visitor's sale: the script of the till fills what has `data-sale`. */
export function DayReport({ shop }: { readonly shop?: TradeName | OwnShop | undefined }): ReactNode {
  const page = usePage();
  const sale = sampleSale(page, shop);
  if (!sale) return null;
  const report = page.words('shutter');
  const till = page.words('till');
  const rows = [
    { name: 'count', label: report.text('receipts'), value: sale.count },
    { name: 'cash', label: till.text('cash'), value: sale.cash },
    { name: 'card', label: till.text('card'), value: sale.card },
    { name: 'day', label: till.text('total'), value: sale.day },
  ] as const;
  return (
    <div className="slip closing-slip" lang={report.lang}>
      <p>{report.text('report')}</p>
      <p>{page.words('common').text('sample')}</p>
      <div>
        {rows.map(({ name, label, value }) => (
          <p key={name}>
            <span>{label}</span> <span data-sale={name}>{value}</span>
          </p>
        ))}
      </div>
      <p>{report.text('right')}</p>
    </div>
  );
}
