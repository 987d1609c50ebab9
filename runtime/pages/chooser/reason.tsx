import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { House, WindowTill } from '../../illustrations/house.tsx';
import { FlagShapes } from '../../islands/elements/flag.tsx';

/** A front in the street that shows what is written below it. */
export function Reason({ id }: { readonly id: string }): ReactNode {
  const { countryChoices } = usePage();
  switch (id) {
    // Two tills in one cloud.
    case 'enterprise':
      return (
        <House trade="cafe">
          {/* Hides the cup behind it. */}
          <path className="house-glass" d="M36 262h72v42H36Z" />
          <WindowTill x={38} />
          <path className="trust-wire" d="M72 246V143h104M192 246v-86" />
          <path className="house-white" d="M176 164a16 16 0 0 1 1-32 21 21 0 0 1 40 4 14 14 0 0 1 3 28Z" />
        </House>
      );
    // The flag of each country on one sign.
    case 'global':
      return (
        <House trade="salon">
          {countryChoices.map(({ code }, index) => (
            <g key={code} transform={`translate(${200 + 26 * (index - countryChoices.length / 2) + 2} 135.500) scale(0.733)`}>
              <FlagShapes code={code} />
            </g>
          ))}
        </House>
      );
    // A person in the window, at any hour.
    case 'support':
      return (
        <House trade="shop" sign={'24/7' as Localized}>
          <path className="picture-stand" d="M306 114a19 14 0 0 1 38 0ZM325 88a9 9 0 0 1 0 18 9 9 0 0 1 0-18Z" />
          <path className="picture-drawing on-key" d="M313 99a12 12 0 0 1 24 0v3M313 97v6" />
        </House>
      );
    default:
      return null;
  }
}
