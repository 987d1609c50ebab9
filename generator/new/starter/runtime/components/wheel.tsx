import type { ReactNode } from 'react';
import { spokesPath } from './wheel-drawing.ts';

const spokes = spokesPath({ hub: 7, rim: 92, spokes: 36 });

/** A wheel with 36 spokes. It is decoration. */
export function Wheel(): ReactNode {
  return (
    <svg className="wheel" viewBox="-104 -104 208 208" aria-hidden="true">
      <circle className="wheel-tyre" r="99" />
      <circle className="wheel-rim" r="92" />
      <path className="wheel-spokes" d={spokes} />
      <circle className="wheel-hub" r="7" />
    </svg>
  );
}
