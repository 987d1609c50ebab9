import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Label } from '../label.tsx';
import type { DrawingProps } from './drawing.ts';
import { SaleSlip } from './sale-slip.tsx';
import { Stage } from './stage.tsx';

/** A table that was served, its bill, and the phone with the sum and the ways in which it is paid. */
export function Table({ title, word, sale }: DrawingProps): ReactNode {
  return (
    <Stage name="table" title={title}>
      <path className="picture-device" d="M4 428V38A26 26 0 0 1 30 12H184A26 26 0 0 1 210 38V428Z" />
      <path className="picture-screen" d="M17 428V40A14 14 0 0 1 31 26H183A14 14 0 0 1 197 40V428Z" />
      <Label at={[107, 86]} size={46} room={270} anchor="middle" look="sum">
        {sale.total}
      </Label>
      {(['card', 'cash', 'tip'] as const).map((way, index) => (
        <g key={way} transform={`translate(28 ${112 + index * 70})`}>
          <rect className={index === 0 ? 'picture-choice chosen' : 'picture-choice'} width="158" height="58" rx="14" />
          <Label at={[79, 36]} size={21} room={144} anchor="middle" look="medium">
            {word(way)}
          </Label>
        </g>
      ))}
      <rect className="picture-action" x="28" y="334" width="158" height="72" rx="14" />
      <Label at={[107, 377]} size={23} room={138} anchor="middle" look="on-action">
        {usePage().words('till').text('pay')}
      </Label>
      <SaleSlip at={[286, 18]} sale={sale} turn={3} />
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
