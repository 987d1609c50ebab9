import type { ReactNode } from 'react';
import { type Money, usePage } from 'wortlaut/react';
import { Enhanced } from '../../components/enhanced.tsx';
import { Section, SectionHeader } from '../../components/section.tsx';
import type { MonthsCopy } from '../../props/prices.ts';

/** The monthly fee added up, month by month, against the price of the package: a table, which a slider reduces to one row. */
export function Months({ copy }: { readonly copy: MonthsCopy }): ReactNode {
  const { fact, format, money } = usePage();
  const price = fact('offer.price') as Money;
  const fee = fact('offer.monthly') as Money;
  const rows = Array.from({ length: 12 }, (_, index) => {
    const months = index + 1;
    const difference = months * fee.minor - price.minor;
    const shown = { difference: money(Math.abs(difference), price.currency) };
    return { months, sum: money(months * fee.minor, fee.currency), cheaper: copy.cheaper[difference > 0 ? 'bundle' : 'monthly'](shown) };
  });
  return (
    <Section name="months">
      <SectionHeader heading={copy.heading} lead={copy.lead} />
      <Enhanced by="months" props={{}}>
        <label className="months-slider needs-script">
          {copy.slider}
          <input type="range" min="1" max={rows.length} defaultValue={rows.length} />
        </label>
        <table aria-live="polite">
          <caption className="visually-hidden">{copy.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.columns.months}</th>
              <th scope="col">{copy.columns.sum}</th>
              <th scope="col">{copy.columns.cheaper}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ months, sum, cheaper }) => (
              <tr key={months}>
                <th scope="row">{copy.months({ months })}</th>
                <td>
                  {months} × {format('offer.monthly')} = <strong>{sum}</strong>
                </td>
                <td>{cheaper}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Enhanced>
    </Section>
  );
}
