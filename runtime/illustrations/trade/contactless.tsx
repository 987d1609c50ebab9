import type { ReactNode } from 'react';
import { fittingSize, Label } from '../label.tsx';
import type { DrawingProps } from './drawing.ts';
import { Stage } from './stage.tsx';

/** A customer's phone held to the terminal, and the sale that it pays. */
export function Contactless({ title, word, sale: { lines, total } }: DrawingProps): ReactNode {
  const size = fittingSize(
    lines.map(({ name }) => name),
    20,
    96,
  );
  return (
    <Stage name="contactless" title={title}>
      <path className="picture-device" d="M316 428V98A38 38 0 0 1 354 60H506A38 38 0 0 1 544 98V428Z" />
      <rect className="picture-screen" x="336" y="82" width="188" height="238" rx="18" />
      {lines.map(({ id, name, amount }, index) => (
        <g key={id}>
          <Label at={[352, 122 + index * 32]} size={size} room={96}>
            {name}
          </Label>
          <Label at={[508, 122 + index * 32]} size={20} room={72} anchor="end" look="figure">
            {amount}
          </Label>
        </g>
      ))}
      <path className="picture-cut" d="M352 178h156" />
      <Label at={[430, 240]} size={58} room={230} anchor="middle" look="sum">
        {total}
      </Label>
      <Label at={[430, 276]} size={20} room={164} anchor="middle" look="muted">
        {word('thanks')}
      </Label>
      <path className="picture-slot" d="M372 378h116" />
      <path className="picture-waves" d="M262 150a70 70 0 0 1 0 110M282 132a94 94 0 0 1 0 146M242 170a44 44 0 0 1 0 70" />
      <g transform="rotate(-12 120 210)">
        <rect className="picture-device" x="36" y="34" width="180" height="352" rx="34" />
        <rect className="picture-screen" x="48" y="46" width="156" height="328" rx="24" />
        <rect className="picture-card" x="64" y="92" width="124" height="80" rx="12" />
        <path className="picture-card-stripe" d="M64 108h124v14H64Z" />
        <circle className="picture-action" cx="126" cy="246" r="34" />
        <path className="picture-action-words" d="M111 247l11 11 20-22" />
        <Label at={[126, 318]} size={20} room={136} anchor="middle" look="strong">
          {word('paid')}
        </Label>
      </g>
    </Stage>
  );
}
