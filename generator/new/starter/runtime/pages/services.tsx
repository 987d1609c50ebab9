import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Island } from '../components/island.tsx';
import type { ServicesProps } from '../props.ts';

export function ServicesPage({ copy, structure }: ServicesProps): ReactNode {
  const page = usePage();
  const jobs = Object.entries(copy.jobs).flatMap(([id, { name, text }]) => {
    const price = structure.prices[id];
    const fact = price && page.fact(price);
    return price && fact?.kind === 'money'
      ? [{ id, name, text, price: page.format(price), minor: fact.minor, currency: fact.currency }]
      : [];
  });
  const { heading, hint, total } = copy.estimate;
  return (
    <article className="page">
      <header className="page-head">
        <h1>{copy.heading}</h1>
        <p className="lead">{copy.lead}</p>
      </header>
      <Island
        of="estimate"
        when="visible"
        props={{ jobs, heading, hint, total: total.message, tag: page.tag, currency: jobs[0]?.currency ?? 'EUR' }}
      />
    </article>
  );
}
