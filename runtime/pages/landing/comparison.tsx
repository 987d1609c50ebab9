import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { SectionHeader } from '../../components/section.tsx';
import { Icon } from '../../islands/elements/icon.tsx';
import type { LandingProps } from '../../props/landing.ts';

/** Six functions on two receipts: ours hangs from its till, that of other tills lies beside it (P7). */
export function Comparison({ copy: { comparison }, structure }: LandingProps): ReactNode {
  return (
    <section id="comparison">
      <SectionHeader heading={comparison.heading} lead={comparison.lead} />
      <ul className="receipts">
        <Receipt
          ours
          name={usePage().brand('product')}
          copy={comparison}
          rows={structure.comparison.map(({ id }) => ({ id, has: true }))}
        />
        <Receipt name={comparison.others} copy={comparison} rows={structure.comparison.map(({ id, others: has }) => ({ id, has }))} />
      </ul>
    </section>
  );
}

interface ReceiptProps {
  readonly ours?: boolean;
  readonly name: Localized;
  readonly copy: LandingProps['copy']['comparison'];
  readonly rows: readonly { readonly id: string; readonly has: boolean }[];
}

/** The functions that a till has and lacks, line by line. */
function Receipt({ ours = false, name, copy, rows }: ReceiptProps): ReactNode {
  return (
    <li className={ours ? 'till-chute' : undefined}>
      <div className="slip till-slip">
        <table>
          <caption className="till-slip-shop">{name}</caption>
          <tbody>
            {rows.map(({ id, has }) => (
              <tr key={id}>
                <th scope="row">{copy.rows[id]}</th>
                <td>
                  {has && <Icon name="check" />}
                  <span className={has ? 'visually-hidden' : undefined}>{has ? copy.yes : copy.no}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </li>
  );
}
