import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';

/**
 * The report of a day that ends with the sample sale: what was paid in cash and by card. A script that sells something fills what has
 * `data-sale` anew.
 */
export function DayReport(): ReactNode {
  const { countryValues, money, number, words } = usePage();
  if (!countryValues?.values) return null;
  const { coffee, croissant = 0, cake = coffee } = countryValues.values.sampleReceipt;
  const cash = 17 * coffee + 11 * cake;
  const card = 30 * coffee + croissant + 15 * cake;
  const plain = (minor: number) => number(minor / 100, { minimumFractionDigits: 2 });
  const report = words('shutter');
  const till = words('till');
  const rows = [
    { name: 'count', label: report.text('receipts'), value: number(47) },
    { name: 'cash', label: till.text('cash'), value: plain(cash) },
    { name: 'card', label: till.text('card'), value: plain(card) },
    { name: 'day', label: till.text('total'), value: money(cash + card, countryValues.currency) },
  ] as const;
  return (
    <div className="slip day-report" lang={report.lang}>
      <p className="day-report-heading">{report.text('report')}</p>
      <p>{till.text('sample')}</p>
      <dl>
        {rows.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd data-sale={name}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
