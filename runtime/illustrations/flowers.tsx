import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

const stems = [
  [62, 66],
  [110, 30],
  [158, 70],
] as const;

/** Tulips in a vase: there is room for them on the counter. */
export function Flowers(): ReactNode {
  return (
    <Picture name="flowers" size={[220, 300]}>
      <path className="flower-stem" d={stems.map(([x, y]) => `M110 220Q${(x + 110) / 2} ${y + 90} ${x} ${y + 40}`).join('')} />
      <path className="flower-leaf" d="M108 206C84 190 44 176 30 128c44 10 72 40 78 78ZM114 208c8-38 34-66 74-78-10 44-40 68-74 78Z" />
      {stems.map(([x, y], index) => (
        <path
          key={x}
          className={`flower-${index + 1}`}
          transform={`translate(${x} ${y})`}
          d="M-24-22-10-8 0-28 10-8 24-22V14a24 24 0 0 1-48 0Z"
        />
      ))}
      <g className="slip">
        <path className="picture-paper" d="M76 190h68l-8 24c22 16 30 34 30 48a38 38 0 0 1-38 38H92a38 38 0 0 1-38-38c0-14 8-32 30-48Z" />
        <path className="picture-heart" d="M54.500 252h111a40 40 0 0 1-2 24H56.500a40 40 0 0 1-2-24Z" />
      </g>
    </Picture>
  );
}
