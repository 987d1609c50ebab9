import type { ReactNode } from 'react';
import type { LandingProps } from '../../props/landing.ts';

/** A receipt that takes the old habits back, line by line. */
export function ReturnSlip({ copy: { pains, returned }, structure }: LandingProps): ReactNode {
  return (
    <div className="return-slip">
      <div className="printer-slot" />
      <div className="return-slip-window">
        <div className="slip return-slip-paper">
          <p className="return-slip-heading">{returned.heading}</p>
          <ul>
            {structure.pains.map((id) => (
              <li key={id}>
                <s>{pains.items[id]?.title}</s>
              </li>
            ))}
          </ul>
          <p className="return-slip-sum">
            <span>{returned.total}</span> <strong>{returned.sum}</strong>
          </p>
        </div>
      </div>
    </div>
  );
}
