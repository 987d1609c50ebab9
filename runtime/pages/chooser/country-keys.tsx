import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { amountsIn } from '../../amounts.ts';
import { firstAddress } from './first-address.ts';

/** The countries once more, on the keys of a till, each with the price of its coffee. */
export function CountryKeys(): ReactNode {
  const page = usePage();
  return (
    <div className="country-keys">
      <ul className="quick-links slip">
        {page.countryChoices.map((choice) => {
          const coffee = page.valuesOfCountry(choice.code)?.values?.sampleReceipt?.coffee;
          return (
            <li key={choice.code}>
              <a {...firstAddress(choice)}>
                {choice.name}
                {coffee !== undefined && <span>{amountsIn(choice.currency, page).money(coffee)}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
