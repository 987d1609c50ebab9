import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import type { TitledText } from '../props/shared.ts';

interface StepsStripProps {
  readonly steps: readonly string[];
  readonly texts: Readonly<Record<string, TitledText>>;
  /** A drawing beside the words of a step. */
  readonly drawn?: (step: string) => ReactNode;
}

/** How it works: one strip of numbered tickets. */
export function StepsStrip({ steps, texts, drawn }: StepsStripProps): ReactNode {
  const { number } = usePage();
  return (
    <div className="steps">
      <ol className="slip steps-strip">
        {steps.map((id, index) => {
          const text = texts[id];
          return (
            text && (
              <li key={id} className="step">
                <span className="step-number" aria-hidden="true">
                  {number(index + 1)}
                </span>
                <h3>{text.title}</h3>
                <p>{text.text}</p>
                {drawn?.(id)}
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}
