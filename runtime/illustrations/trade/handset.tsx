import type { ReactNode } from 'react';
import { Label } from '../label.tsx';
import { Picture } from '../picture.tsx';
import type { DrawingProps } from './drawing.ts';

/** The centres of the holes of the dial, around its middle. */
const holes = Array.from({ length: 10 }, (_, index) => {
  const angle = ((index * 30 - 60) * Math.PI) / 180;
  return { x: Math.round(Math.cos(angle) * 58), y: Math.round(Math.sin(angle) * 58) };
});

const coil = 'c-34 0-34 40-10 40s24-34-4-34'.repeat(3);

/** A telephone on the counter, its receiver off the hook, and what is heard from it. */
export function Handset({ title, word }: DrawingProps): ReactNode {
  return (
    <Picture name="handset" size={[480, 600]} title={title}>
      <path className="picture-home" d={`M440 207c36 14 28 100-2 145${coil}c-8 0-12 8-12 24v60c0 20-20 20-50 20`} />
      <path className="picture-device" d="M134 356h40v50h-40ZM306 356h40v50h-40Z" />
      <Body />
      <Receiver />
      <path
        className="picture-paper"
        d="M20 226h70l26-70 14 70h96a20 20 0 0 1 20 20v52a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20v-52a20 20 0 0 1 20-20Z"
      />
      <Label at={[123, 296]} size={66} room={360} anchor="middle" look="painted">
        {word('answer')}
      </Label>
    </Picture>
  );
}

function Body(): ReactNode {
  return (
    <>
      <path className="picture-action" d="M66 600l36-182q7-34 42-34h192q35 0 42 34l36 182Z" />
      <circle className="picture-paper" cx="240" cy="494" r="84" />
      {holes.map(({ x, y }) => (
        <circle className="picture-hole" key={`${x} ${y}`} cx={240 + x} cy={494 + y} r="12" />
      ))}
      <circle className="picture-action" cx="240" cy="494" r="30" />
    </>
  );
}

function Receiver(): ReactNode {
  return (
    <g transform="translate(12 -68) rotate(20 240 220) scale(0.8)">
      <path className="picture-device" d="M526 244h16a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6h-16Z" />
      <path
        className="picture-action"
        d="M70 286v-50c0-88 92-136 230-136s230 48 230 136v50a22 22 0 0 1-22 22H406a22 22 0 0 1-22-22v-40c0-26-26-38-84-38s-84 12-84 38v40a22 22 0 0 1-22 22H92a22 22 0 0 1-22-22Z"
      />
      <path
        className="picture-device"
        d="M82 308h122v10a14 14 0 0 1-14 14H96a14 14 0 0 1-14-14ZM396 308h122v10a14 14 0 0 1-14 14h-94a14 14 0 0 1-14-14Z"
      />
    </g>
  );
}
