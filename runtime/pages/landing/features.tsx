import type { ReactNode } from 'react';
import { Printer } from '../../components/printer.tsx';
import { Section, SectionHeader } from '../../components/section.tsx';
import { Phone } from '../../illustrations/phone.tsx';
import { Receipt } from '../../illustrations/receipt.tsx';
import { Shelf } from '../../illustrations/shelf.tsx';
import type { LandingProps } from '../../props/landing.ts';

const pictures = {
  invoices: (
    <Printer>
      <Receipt />
    </Printer>
  ),
  products: <Shelf />,
  sales: <Phone />,
} as const;

/** Invoicing, products, sales: each block is its picture (P7). */
export function Features({ copy: { features }, structure }: LandingProps): ReactNode {
  return (
    <Section id="features" name="landing-features">
      <SectionHeader heading={features.heading} />
      <ul className="landing-features-grid">
        {structure.features.map((id) => (
          <li key={id} className={`landing-feature ${id}`}>
            <div className="feature-words">
              <h3>{features.items[id]?.title}</h3>
              <p>{features.items[id]?.text}</p>
            </div>
            <div className="landing-feature-stage">{pictures[id]}</div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
