import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { phonePrefixes } from '../../forms/phone-prefixes.ts';
import { Flag } from '../elements/flag.tsx';

/** The choice of a country's prefix before a telephone number. The styles show the flag of the one that is chosen, also without script. */
export function PhonePrefix({ id, label }: { readonly id: string; readonly label: Localized }): ReactNode {
  const countries = Object.entries(phonePrefixes);
  return (
    <span className="phone-prefix">
      {countries.map(([country]) => (
        <span key={country} className="phone-prefix-flag" data-country={country}>
          <Flag code={country} />
        </span>
      ))}
      <select className="form-input" id={`${id}-prefix`} name="prefix" aria-label={label} autoComplete="tel-country-code">
        {countries.map(([country, prefix]) => (
          <option key={country} value={prefix}>
            {country.toUpperCase()} {prefix}
          </option>
        ))}
      </select>
    </span>
  );
}
