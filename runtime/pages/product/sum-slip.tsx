import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { freePrice } from '../../free-price.ts';
import type { FunctionTillProps } from './function-till.tsx';

/** The receipt of the trial on the shutter: how many functions each group has, how many these are, and their price. */
export function SumSlip({ groups, sum }: FunctionTillProps): ReactNode {
  const page = usePage();
  const trial = page.words('trial');
  const till = page.words('till');
  return (
    <div className="slip closing-slip">
      <p>{sum}</p>
      <div>
        {groups.map(({ id, what, list }) => (
          <p key={id}>
            <span>{what}</span> <span>{page.number(list.length)}</span>
          </p>
        ))}
        <p>
          <span lang={till.lang}>{till.text('total')}</span> <span>{page.number(groups.flatMap(({ list }) => list).length)}</span>
        </p>
      </div>
      <p lang={trial.lang}>
        <span>{trial.text('title')}</span> <span>{freePrice(page)}</span>
      </p>
    </div>
  );
}
