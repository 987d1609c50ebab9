import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

const outlines = {
  register: 'M18 88h20V62h62v26h14l10 82H8Z',
  terminal: 'M142 98h36a8 8 0 0 1 8 8v64h-52v-64a8 8 0 0 1 8-8Z',
  pad: 'M198 132h52v38h-52Z',
  calculator: 'M262 118h36v52h-36Z',
} as const;

type Thing = keyof typeof outlines;

/** The things on the counter, from step to step. */
const steps: readonly (readonly Thing[])[] = [['register', 'terminal', 'pad', 'calculator'], ['register'], []];

/** A counter that empties in three steps, until an iPad alone is left on it. */
export function Counter(): ReactNode {
  return (
    <div className="counter">
      {steps.map((left) => (
        <Picture key={left.length} name="counter-step" size={[310, 172]}>
          {left.length > 0 ? <Things left={left} /> : <Alone />}
        </Picture>
      ))}
    </div>
  );
}

/** A thing that has gone leaves its outline. */
function Things({ left }: { readonly left: readonly Thing[] }): ReactNode {
  return Object.entries(outlines).map(([thing, outline]) => (
    <g key={thing}>
      <path className={left.includes(thing as Thing) ? `counter-thing ${thing}` : 'counter-gone'} d={outline} />
      {left.includes(thing as Thing) && details[thing as Thing]}
    </g>
  ));
}

const details: Readonly<Record<Thing, ReactNode>> = {
  register: (
    <>
      <path className="counter-glass" d="M46 68h48v14H46Z" />
      <path className="counter-keys" d="M32 102h68M26 118h80M26 134h80" />
      <path className="counter-light" d="M14 150h104" />
    </>
  ),
  terminal: (
    <>
      <path className="counter-glass" d="M142 106h36v20h-36Z" />
      <path className="counter-keys" d="M145 138h32M145 152h32" />
    </>
  ),
  pad: <path className="counter-print" d="M206 142h36M206 151h36M206 160h22" />,
  calculator: (
    <>
      <path className="counter-glass" d="M268 124h24v10h-24Z" />
      <path className="counter-keys" d="M270 145h22M270 158h22" />
    </>
  ),
};

function Alone(): ReactNode {
  return (
    <g transform="translate(58)">
      <path className="picture-stand" d="M128 152h54l8 20h-70Z" />
      <rect className="picture-device" x="58" y="20" width="194" height="138" rx="14" />
      <rect className="picture-screen" x="68" y="30" width="174" height="118" rx="7" />
      {[0, 1, 2, 3, 4, 5].map((key) => (
        <rect
          key={key}
          className={`key-${(key % 4) + 1}`}
          x={76 + (key % 3) * 36}
          y={40 + Math.floor(key / 3) * 50}
          width="31"
          height="44"
          rx="5"
        />
      ))}
      <path className="picture-panel" d="M188 30h47a7 7 0 0 1 7 7v104a7 7 0 0 1-7 7h-47Z" />
      <path className="picture-words" d="M196 50h30M196 66h20" />
      <rect className="picture-action" x="196" y="116" width="38" height="22" rx="5" />
    </g>
  );
}
