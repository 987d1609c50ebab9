import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { CounterFront } from '../../components/counter-front.tsx';
import { SaleBag } from '../../components/sale-bag.tsx';
import { inCountry } from '../../in-country.ts';
import type { HomeCopy, HomeStructure } from '../../props/home.ts';

/** The sale of the till on its receipt, on a phone and as an invoice; below the receipt the bag in which it leaves. */
export function Front({ copy: { features, hero }, structure }: { readonly copy: HomeCopy; readonly structure: HomeStructure }): ReactNode {
  const [invoices] = inCountry(structure.invoices, usePage());
  return (
    <CounterFront
      heading={hero.heading}
      lead={hero.lead}
      sales={features.items.sales}
      invoices={invoices && features.items[invoices.id]}
      below={<SaleBag />}
    />
  );
}
