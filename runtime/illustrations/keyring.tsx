import type { ReactNode } from 'react';
import type { ServicePicture } from '../props/solutions.ts';
import { goods } from './goods.ts';
import { Picture } from './picture.tsx';

/** Drawings on the tag of each service, 100 by 100: keys of the till, a page in its window, a post with a heart. */
const signs: { readonly [Name in ServicePicture]: ReactNode } = {
  till: (
    <>
      <rect className="picture-device" width="100" height="100" rx="14" />
      <path className="key-1" d="M12 12h36v34H12Z" />
      <path className="key-2" d="M52 12h36v34H52Z" />
      <path className="key-3" d="M12 50h36v38H12Z" />
      <path className="picture-action" d="M52 50h36v38H52Z" />
    </>
  ),
  website: (
    <>
      <rect className="picture-device" width="100" height="100" rx="14" />
      <path className="picture-paper" d="M10 28h80v62H10Z" />
      <path className="front-dots" d="M18 15h.01M34 15h.01M50 15h.01" />
      <path className="front-board" d="M10 28h80v22H10Z" />
      <path className="picture-action" d="M20 66h32v14H20Z" />
    </>
  ),
  posts: (
    <>
      <rect className="picture-paper" width="100" height="100" rx="6" />
      <rect className="key-2" x="10" y="10" width="80" height="56" />
      <path className="picture-drawing" transform="translate(28 14) scale(1.4)" d={goods.coffee} />
      <path
        className="front-heart"
        transform="translate(-32 -80)"
        d="M67 172c-9-7-14-12-14-18a8 8 0 0 1 14-5 8 8 0 0 1 14 5c0 6-5 11-14 18Z"
      />
    </>
  ),
};

/** All from one hand: the services as tags on one ring. */
export function Keyring(): ReactNode {
  return (
    <Picture name="keyring" size={[520, 400]}>
      {Object.entries(signs).map(([name, sign], index) => (
        <g key={name} className="slip" transform={`rotate(${36 - index * 36} 260 80)`}>
          <path className={`keyring-tag key-${index + 1}`} d="M186 196l40-56h68l40 56v176a18 18 0 0 1-18 18H204a18 18 0 0 1-18-18Z" />
          <circle className="keyring-hole" cx="260" cy="166" r="12" />
          <g transform="translate(198 210) scale(1.24 1.6)">{sign}</g>
        </g>
      ))}
      <circle className="keyring-ring" cx="260" cy="92" r="72" />
      <circle className="keyring-nail" cx="260" cy="22" r="9" />
    </Picture>
  );
}
