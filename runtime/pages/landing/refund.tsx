import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ClosingSlip } from '../../components/closing-slip.tsx';
import type { LandingProps } from '../../props/landing.ts';

/** The receipt of the old ways that are given back, each struck out. */
export function Refund({ copy: { pains, returned }, structure }: LandingProps): ReactNode {
  const taken = structure.pains.flatMap((id) => pains.items[id]?.title ?? []);
  return (
    <ClosingSlip heading={returned.heading} total={usePage().number(-taken.length)}>
      {taken.map((title) => (
        <p key={title}>
          <s>{title}</s>
        </p>
      ))}
    </ClosingSlip>
  );
}
