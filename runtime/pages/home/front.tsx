import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { CounterFront } from '../../components/counter-front.tsx';
import { inCountry } from '../../in-country.ts';
import type { HomeCopy, HomeStructure } from '../../props/home.ts';

/** The features that the sale of the till shows, by their icons; the others are listed. */
export const shownBySale: readonly string[] = ['phone', 'receipt'];

/** The sale of the till on its receipt, on a phone and as an invoice. */
export function Front({ copy: { features, hero }, structure }: { readonly copy: HomeCopy; readonly structure: HomeStructure }): ReactNode {
  const entries = inCountry(structure.features, usePage());
  const [sales, invoices] = shownBySale.map((name) => {
    const entry = entries.find(({ icon }) => icon === name);
    return entry && features.items[entry.id];
  });
  return <CounterFront heading={hero.heading} lead={hero.lead} sales={sales} invoices={invoices} />;
}
