import type { ReactNode } from 'react';
import { Island } from '../../components/island.tsx';
import { ScrollRow } from '../../components/scroll-row.tsx';
import { SectionHeader } from '../../components/section.tsx';
import { Phone } from '../../illustrations/phone.tsx';
import { Terminal } from '../../illustrations/terminal.tsx';
import { Till } from '../../illustrations/till.tsx';
import type { HomeCopy, HomeStructure } from '../../props/home.ts';

const pictures = { till: <Till />, mobile: <Phone />, terminal: <Terminal /> } as const;

/** The product slider (P3). The buttons are for those who have script. */
export function Products({ copy: { products }, structure }: { readonly copy: HomeCopy; readonly structure: HomeStructure }): ReactNode {
  return (
    <section className="band products" id="products">
      <div className="container">
        <SectionHeader heading={products.heading} lead={products.lead}>
          <Island
            of="slide-buttons"
            when="interaction"
            props={{ list: 'products-list', previous: products.previous, next: products.next }}
          />
        </SectionHeader>
      </div>
      <ScrollRow id="products-list" name="products-list" label={products.heading}>
        {structure.products.map((id) => {
          const text = products.items[id];
          return (
            text && (
              <li key={id} className={`product ${id}`}>
                <div className="product-stage">{pictures[id]}</div>
                <h3>{text.title}</h3>
                <p>{text.text}</p>
              </li>
            )
          );
        })}
      </ScrollRow>
    </section>
  );
}
