import type { ReactNode } from 'react';
import { CounterFront, Twin } from '../../components/counter-front.tsx';
import { Shelf } from '../../illustrations/shelf.tsx';
import type { LandingProps } from '../../props/landing.ts';

/** Invoicing, products, sales (P7): the sale of the till as an invoice and on a phone, and a new key for it. */
export function Features({ copy: { features } }: Pick<LandingProps, 'copy'>): ReactNode {
  const { sales, invoices, products } = features.items;
  return (
    <CounterFront id="features" heading={features.heading} sales={sales} invoices={invoices}>
      <Twin words={products}>
        <Shelf />
      </Twin>
    </CounterFront>
  );
}
