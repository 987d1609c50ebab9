import type { ReactNode } from 'react';
import { type Money, usePage } from 'wortlaut/react';
import { amountsIn } from '../../amounts.ts';
import { Enhanced } from '../../components/enhanced.tsx';
import { Section, SectionHeader } from '../../components/section.tsx';
import type { MonthsCopy } from '../../props/prices.ts';
import { Bars } from './bars.tsx';

/** The monthly fee added up, month by month, against the price of the package. A slider shows large what is cheaper, at first in the month from which it is the package; the whole table is folded. */
export function Months({ copy }: { readonly copy: MonthsCopy }): ReactNode {
  const page = usePage();
  const { fact, format, number } = page;
  const price = fact('offer.price') as Money;
  const fee = fact('offer.monthly') as Money;
  const { money } = amountsIn(fee.currency, page);
  const rows = Array.from({ length: 12 }, (_, index) => {
    const months = index + 1;
    const difference = months * fee.minor - price.minor;
    const shown = { difference: money(Math.abs(difference)) };
    return {
      months,
      difference,
      sum: money(months * fee.minor),
      cheaper: copy.cheaper[difference > 0 ? 'bundle' : 'monthly'](shown),
    };
  });
  const turn = rows.find(({ difference }) => difference > 0) ?? rows.at(-1);
  return (
    <Section name="months">
      <Enhanced by="months" props={{}}>
        <SectionHeader heading={copy.heading} lead={copy.lead}>
          <output className="slip months-shown">
            <span>{turn && copy.months(turn)}</span>
            <strong data-label={copy.columns.sum}>{turn?.sum}</strong>
            <span>{turn?.cheaper}</span>
          </output>
        </SectionHeader>
        <div className="months-scale">
          <Bars
            sums={rows.map(({ months, sum }) => ({ minor: months * fee.minor, text: sum }))}
            price={price.minor}
            mark={turn ? rows.indexOf(turn) : -1}
          >
            {format('offer.price')}
          </Bars>
          <label className="months-slider needs-script">
            <span className="months-axis" aria-hidden="true">
              {rows.map((row) => (
                <span key={row.months} {...(row === turn && { 'data-turn': '' })}>
                  {number(row.months)}
                </span>
              ))}
            </span>
            <span className="months-word">{copy.slider}</span>
            <input type="range" min="1" max={rows.length} defaultValue={turn?.months} />
          </label>
        </div>
        <details>
          <summary className="faq-search-question" id="months-table">
            {copy.caption}
          </summary>
          <table className="slip" aria-labelledby="months-table">
            <thead>
              <tr>
                <th scope="col">{copy.columns.months}</th>
                <th scope="col">{copy.columns.sum}</th>
                <th scope="col">{copy.columns.cheaper}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.months} {...(row === turn && { 'data-turn': '', 'data-marked': '' })}>
                  <th scope="row">{copy.months(row)}</th>
                  <td>
                    <span className="months-fee">
                      {row.months} × {format('offer.monthly')} ={' '}
                    </span>
                    <strong>{row.sum}</strong>
                  </td>
                  <td>{row.cheaper}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </Enhanced>
    </Section>
  );
}
