import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ClosingSlip } from '../../components/closing-slip.tsx';
import { freePrice } from '../../free-price.ts';
import type { FunctionTillProps } from './function-till.tsx';

/** The receipt of the trial: how many functions each group has, how many these are, and their price. */
export function SumSlip({ groups, sum }: FunctionTillProps): ReactNode {
  const page = usePage();
  const trial = page.words('trial');
  const price = (
    <p lang={trial.lang}>
      <span>{trial.text('title')}</span> <span>{freePrice(page)}</span>
    </p>
  );
  return (
    <ClosingSlip heading={sum} total={page.number(groups.flatMap(({ list }) => list).length)} foot={price}>
      {groups.map(({ id, what, list }) => (
        <p key={id}>
          <span>{what}</span> <span>{page.number(list.length)}</span>
        </p>
      ))}
    </ClosingSlip>
  );
}
