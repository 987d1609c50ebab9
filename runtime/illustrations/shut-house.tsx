import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { House } from './house.tsx';
import { Label } from './label.tsx';

/** A shop whose shutter is down and whose lamps are off, with a word at the shutter that says so. */
export function ShutHouse({ words }: { readonly words: Localized | undefined }): ReactNode {
  return (
    <House trade="cafe" sign={usePage().brand('product')} shutter={<Shutter words={words} />}>
      {['translate(120)', 'translate(280) scale(-1 1)'].map((place) => (
        <g key={place} transform={place}>
          <path className="house-thing" fill="none" d="M0 118V90q0-12 12-12h8" />
          <path className="picture-stand house-thing" d="M16 76h16l8 22H8Z" />
        </g>
      ))}
      <Cat />
    </House>
  );
}

/** A cat that sleeps at the door. */
function Cat(): ReactNode {
  return (
    <g className="house-cat house-thing" transform="translate(38 34) scale(.9)">
      <path d="M372 338q20 2 19-15-1-7-7-6-6 2-2 8" />
      <path d="M298 339c-2-26 18-40 42-38 24 2 36 18 36 38Z" />
      <path d="M290 314l-2-17 13 7h8l13-7-2 17c4 14-4 25-15 25s-19-11-15-25Z" />
      <path d="M296 320q3 4 6 0M308 320q3 4 6 0" />
    </g>
  );
}

const slats = Array.from({ length: 8 }, (_, slat) => `M34 ${214 + slat * 14}h332`).join('');

function Shutter({ words }: { readonly words: Localized | undefined }): ReactNode {
  return (
    <>
      <path className="house-shutter" d="M34 174h332v160H34Z" />
      <path className="house-slat" d={slats} />
      <path className="picture-device" d="M28 174h8v166h-8ZM364 174h8v166h-8ZM34 324h332v12H34Z" />
      <path className="picture-stand" d="M62 280h28v8H62Z" />
      <path className="house-shackle" d="M67 302v-14a9 9 0 0 1 18 0v14" />
      <rect className="picture-card house-thing" x="60" y="298" width="32" height="24" rx="4" />
      <path className="house-cord" d="m160 250 40-24 40 24" />
      <g className="slip">
        <rect className="picture-paper" x="110" y="248" width="180" height="52" rx="8" />
        {words && (
          <Label at={[200, 285]} size={32} room={240} anchor="middle" look="painted">
            {words}
          </Label>
        )}
      </g>
    </>
  );
}
