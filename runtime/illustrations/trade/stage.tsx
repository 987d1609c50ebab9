import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { Picture } from '../picture.tsx';
import { drawingSize } from './drawing.ts';

interface StageProps {
  readonly name: string;
  readonly title: Localized;
  readonly children: ReactNode;
}

/** The counter of a trade: what is drawn rests on its edge, as the till of the first band does. */
export function Stage({ name, title, children }: StageProps): ReactNode {
  return (
    <Picture name={name} size={drawingSize} title={title}>
      {children}
      <path className="picture-plank" d="M0 428h560v12H0Z" />
    </Picture>
  );
}
