import type { ReactNode } from 'react';
import type { Localized } from '../../generator/model/localized.ts';

export interface Figure {
  readonly id: string;
  readonly label: Localized;
  readonly value: Localized;
}

/** Figures as a till would list them: what was counted, dots, the amount. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }): ReactNode {
  return (
    <dl className="figures">
      {figures.map(({ id, label, value }) => (
        <div className="figures-line" key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
