import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';

interface Figure {
  readonly id: string;
  readonly label: Localized;
  readonly value: Localized;
}

/** Figures as a till lists them: what was counted, the amount. As a strip they stand side by side. */
export function Figures({ figures, strip }: { readonly figures: readonly Figure[]; readonly strip?: boolean }): ReactNode {
  return (
    <dl className={strip ? 'figures strip' : 'figures'}>
      {figures.map(({ id, label, value }) => (
        <div className="figures-line" key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
