import type { ReactNode } from 'react';
import type { LeafletProps } from '../props.ts';

export function LeafletPage({ copy, structure }: LeafletProps): ReactNode {
  return (
    <article>
      <h1>{copy.heading}</h1>
      {Object.values(copy.paragraphs).map((text, index) => (
        <p key={text} className={index < structure.days ? 'days' : undefined}>
          {text}
        </p>
      ))}
    </article>
  );
}
