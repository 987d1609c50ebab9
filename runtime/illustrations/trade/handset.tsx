import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { Label } from '../label.tsx';
import { Picture } from '../picture.tsx';
import { drawingSize } from './drawing.ts';

const coil = Array.from({ length: 2 }, () => 'c34-4 38-52 14-52s-22 48 14 52').join('');

/** The receiver of a telephone, its cord, and what is heard from it. */
export function Handset({ says }: { readonly says: Localized | undefined }): ReactNode {
  return (
    <Picture name="handset" size={drawingSize}>
      <path className="picture-home" d={`M446 384q4 40 32 40${coil}c6 0 10 8 10 66`} />
      <g transform="translate(-30 -10) rotate(35 300 220)">
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
      {says && (
        <>
          <path
            className="picture-paper"
            d="M24 292h48l14-66 28 66h146a24 24 0 0 1 24 24v60a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24v-60a24 24 0 0 1 24-24Z"
          />
          <Label at={[142, 368]} size={62} room={424} anchor="middle" look="painted">
            {says}
          </Label>
        </>
      )}
    </Picture>
  );
}
