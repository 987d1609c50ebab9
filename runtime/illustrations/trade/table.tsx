import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { Label } from '../label.tsx';
import type { DrawingProps, Sale } from './drawing.ts';
import { Stage } from './stage.tsx';

/** A table that was served, the order that is ticked off, and the phone on which two pay the bill in two ways. */
export function Table({ title, word, sale }: DrawingProps): ReactNode {
  return (
    <Stage name="table" title={title}>
      <path className="picture-device" d="M4 428V38A26 26 0 0 1 30 12H184A26 26 0 0 1 210 38V428Z" />
      <path className="picture-screen" d="M17 428V40A14 14 0 0 1 31 26H183A14 14 0 0 1 197 40V428Z" />
      {(['card', 'cash'] as const).map((way, index) => (
        <g key={way} transform={`translate(28 ${44 + index * 104})`}>
          <rect className={index === 0 ? 'picture-choice chosen' : 'picture-choice'} width="158" height="92" rx="14" />
          <Label at={[79, 34]} size={21} room={144} anchor="middle" look="medium">
            {word(way)}
          </Label>
          <Label at={[79, 76]} size={40} room={230} anchor="middle" look="sum">
            {sale.halves[index] ?? sale.total}
          </Label>
        </g>
      ))}
      <rect className="picture-choice" x="28" y="252" width="158" height="58" rx="14" />
      <Label at={[107, 288]} size={21} room={144} anchor="middle" look="medium">
        {word('tip')}
      </Label>
      <rect className="picture-action" x="28" y="322" width="158" height="92" rx="14" />
      <Label at={[107, 356]} size={21} room={138} anchor="middle" look="on-action">
        {usePage().words('till').text('pay')}
      </Label>
      <Label at={[107, 398]} size={40} room={230} anchor="middle" look="on-action sum">
        {sale.total}
      </Label>
      <Order table={word('table')} lines={sale.lines} />
      <g className="slip trade-dishes" transform="translate(194 145.5) scale(0.66)">
        <path className="picture-words" d="M78 318c-8-10 8-16 0-28M112 318c-8-10 8-16 0-28M146 318c-8-10 8-16 0-28" />
        <path className="picture-sheet" d="M34 344h156c0 44-28 76-58 76v8H92v-8c-30 0-58-32-58-76Z" />
        <ellipse className="picture-card" cx="112" cy="344" rx="78" ry="13" />
        <path className="picture-action" d="M86 341l12 4-12 4ZM118 338l12 3-10 5ZM134 347l10-3 2 6Z" />
        <path className="picture-sheet" d="M200 410h164l-16 18H216Z" />
        <path
          className="picture-action"
          d="M212 396q10-12 20-2 10-12 20 0 10-12 20 0 10-12 20 0 10-12 20 0 10-12 20 0 8-10 20 2l-4 14H218Z"
        />
        <path className="picture-card" d="M216 392c-4-40 28-56 66-56s70 16 66 56ZM218 400h128l-6 10H226Z" />
        <path className="picture-card-words" d="M250 350l10 16M280 346l10 16M310 350l10 16" />
        <path className="picture-sheet" d="M372 410h104l-12 18h-80Z" />
        <path className="key-4" d="M384 410v-46l80-20v66Z" />
        <path className="picture-heart" d="M384 390h80v8h-80Z" />
        <path className="picture-sheet" d="M384 364l80-20v12l-80 20Z" />
        <path className="picture-card" d="M490 318h62l-6 110h-50Z" />
        <path className="picture-sheet" d="M488 330v-20c0-20 22-24 32-14 12-10 34-6 34 14v20c-8 8-16 8-22 0-8 8-16 8-22 0-8 8-16 8-22 0Z" />
      </g>
    </Stage>
  );
}

/** The order of a table, each line ticked as served. */
function Order({ table, lines }: { readonly table: Localized; readonly lines: Sale['lines'] }): ReactNode {
  const height = 92 + lines.length * 38;
  return (
    <g className="slip" transform="translate(300 14) rotate(3)">
      <path className="picture-paper" d={`M0 0h240v${height}${'l-12 10 -12 -10'.repeat(10)}Z`} />
      <Label at={[20, 48]} size={42} room={280} look="sum">
        {table}
      </Label>
      <path className="picture-cut" d="M20 66h200" />
      {lines.map(({ id, name }, index) => (
        <g key={id} transform={`translate(20 ${100 + index * 38})`}>
          <Label at={[0, 0]} size={21} room={172} look="printed">
            {name}
          </Label>
          <path className="picture-tick" d="m176-8 8 8 14-16" />
        </g>
      ))}
    </g>
  );
}
