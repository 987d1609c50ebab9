import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import type { LandingProps } from '../../props/landing.ts';

/** The receipt of what was given back: the old ways, each taken off. */
export function Refund({ copy: { pains, returned }, structure }: LandingProps): ReactNode {
  const { number, words } = usePage();
  const taken = structure.pains.flatMap((id) => pains.items[id]?.title ?? []);
  const till = words('till');
  return (
    <div className="slip day-report">
      <p>{returned.heading}</p>
      <div className="day-report-rows">
        {taken.map((title) => (
          <p key={title}>
            <s>{title}</s>
          </p>
        ))}
        <p>
          <span lang={till.lang}>{till.text('total')}</span> <span>{number(-taken.length)}</span>
        </p>
      </div>
    </div>
  );
}
