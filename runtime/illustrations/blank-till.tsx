import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { freePrice } from '../free-price.ts';
import { Label } from './label.tsx';
import { Picture } from './picture.tsx';

/** The till before its first article: empty keys, and nothing sold. */
export function BlankTill(): ReactNode {
  return (
    <Picture name="blank-till" size={[320, 244]}>
      <path className="picture-stand" d="M120 210h80l14 34H106Z" />
      <rect className="picture-device" x="2" y="2" width="316" height="212" rx="22" />
      <g className="slip">
        <rect className="picture-screen" x="14" y="14" width="292" height="188" rx="12" />
        {[0, 1, 2, 3, 4, 5].map((key) => (
          <g key={key} transform={`translate(${24 + (key % 3) * 60} ${26 + Math.floor(key / 3) * 86})`}>
            <rect className={`key-${Math.floor(key / 3) + 1} blank-key`} width="52" height="78" rx="8" />
            <path className="blank-plus" d="M26 29v20M16 39h20" />
          </g>
        ))}
        <Label at={[252, 96]} size={48} room={116} anchor="middle" look="blank-sum">
          {freePrice(usePage())}
        </Label>
        <rect className="picture-action" x="210" y="134" width="84" height="56" rx="8" />
        <path className="blank-done" d="M238 162l10 10 20-20" />
      </g>
    </Picture>
  );
}
