import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { SectionHeader } from '../../components/section.tsx';
import { Icon } from '../../islands/elements/icon.tsx';
import type { LandingProps } from '../../props/landing.ts';

/** Six functions, ours printed on a strip of paper, other tills beside it (P7). */
export function Comparison({ copy: { comparison }, structure }: LandingProps): ReactNode {
  const { brand } = usePage();
  return (
    <section id="comparison">
      <SectionHeader heading={comparison.heading} lead={comparison.lead} />
      <table className="comparison">
        <caption className="visually-hidden">{comparison.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{comparison.feature}</th>
            <th scope="col">{brand('product')}</th>
            <th scope="col">{comparison.others}</th>
          </tr>
        </thead>
        <tbody>
          {structure.comparison.map(({ id, others }) => (
            <tr key={id}>
              <th scope="row">{comparison.rows[id]}</th>
              <Cell has copy={comparison} />
              <Cell has={others} copy={comparison} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A tick or a dash, and the word for those who do not see it (WCAG 1.1.1). */
function Cell({ has, copy: { yes, no } }: { readonly has: boolean; readonly copy: LandingProps['copy']['comparison'] }): ReactNode {
  return (
    <td>
      {has ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{has ? yes : no}</span>
    </td>
  );
}
