import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { House, WindowTill } from '../../illustrations/house.tsx';
import { FlagShapes } from '../../islands/elements/flag.tsx';

/** A front in the street that shows what is written below it. */
export function Reason({ id, sign }: { readonly id: string; readonly sign: Localized }): ReactNode {
  const { brand, countryChoices } = usePage();
  switch (id) {
    // Two tills in one cloud.
    case 'enterprise':
      return (
        <House
          trade="cafe"
          sign={brand('product') as Localized}
          shown={
            <>
              <WindowTill x={44} />
              <path className="trust-wire" d="M78 246v-10h32M192 246v-10h-40" />
              <path
                className="house-white house-thing"
                transform="translate(3 10)"
                d="M114 246a12 12 0 0 1 1-24 16 16 0 0 1 30 3 10.5 10.5 0 0 1 2 21Z"
              />
            </>
          }
        />
      );
    // The flag of each country on one sign.
    case 'global':
      return (
        <House
          trade="salon"
          shown={
            <>
              <path className="picture-stand" d="M211 286h10v12h14v6h-38v-6h14Z" />
              <circle className="key-3 house-thing" cx="216" cy="258" r="30" />
              <path
                className="house-thing"
                fill="none"
                d="M216 228q-34 30 0 60M216 228q34 30 0 60M186 258h60M192 240q24 10 48 0M192 276q24-10 48 0"
              />
            </>
          }
        >
          <rect className="picture-device" x="82" y="118" width="236" height="50" />
          {countryChoices.map(({ code }, index) => (
            <g key={code} transform={`translate(${201.5 + 30 * (index - countryChoices.length / 2)} 134) scale(0.9)`}>
              <FlagShapes code={code} />
            </g>
          ))}
        </House>
      );
    // A person in the window, at any hour.
    case 'support':
      return (
        <House trade="shop" sign={sign}>
          <path className="picture-key go" d="M306 107a21 15 0 0 1 42 0Z" />
          <circle className="key-1 house-thing" cx="327" cy="87" r="8" />
          <path className="house-thing" fill="none" d="M317 89v-3a10 10 0 0 1 20 0v3q-2 6-8 6" />
        </House>
      );
    default:
      return null;
  }
}
