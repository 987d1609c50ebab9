import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

/** The turns of a wheel's spokes and cabins, in degrees. */
const eighths = [0, 45, 90, 135, 180, 225, 270, 315];

const cities: Readonly<Record<string, ReactNode>> = {
  vienna: (
    <>
      <path className="city-stone" d="M178 110V66l12-54 12 54v44Z" />
      <path className="key-4" d="M202 110V72h66l14 38Z" />
      <path d="m202 92 11-10 11 10 11-10 11 10 11-10 11 10" />
      <path className="city-stone" d="M202 96h72v14h-72ZM186 84h8v14h-8Z" />
      <circle cx="92" cy="54" r="40" />
      {eighths.map((turn) => (
        <path key={turn} transform={`rotate(${turn} 92 54)`} d="M92 54V14" />
      ))}
      {eighths.map((turn) => (
        <path key={turn} className="city-cabin" transform={`rotate(${turn} 92 54) translate(92 14) rotate(${-turn})`} d="M-7-5H7V6H-7Z" />
      ))}
      <path d="m92 54-24 56M92 54l24 56" />
      <circle className="key-1" cx="92" cy="54" r="5" />
    </>
  ),
  madrid: (
    <>
      <circle className="key-1" cx="252" cy="32" r="17" />
      <path className="city-stone" d="M34 110V54h54v56ZM212 110V54h54v56Z" />
      <path className="city-stone" d="M88 110V42h124v68ZM122 42V24h56v18Z" />
      <path d="M30 54h58M212 54h58M84 42h132M34 64h54M212 64h54M88 52h124" />
      <path className="city-arch" d="M96 110V80a12 12 0 0 1 24 0v30ZM138 110V76a12 12 0 0 1 24 0v34ZM180 110V80a12 12 0 0 1 24 0v30Z" />
      <path className="city-arch" d="M50 110V82h22v28ZM228 110V82h22v28Z" />
      <path className="city-stone" d="M142 24v-8h16v8ZM98 42v-9h7v9ZM195 42v-9h7v9Z" />
    </>
  ),
  munich: (
    <>
      <path className="city-stone" d="M96 110V34h32v76ZM172 110V34h32v76Z" />
      <path className="key-4" d="M128 110V66l22-14 22 14v44Z" />
      <path
        className="city-cabin"
        d="M94 34c0-8 6-10 8-16s8-8 10-12c2 4 8 6 10 12s8 8 8 16ZM170 34c0-8 6-10 8-16s8-8 10-12c2 4 8 6 10 12s8 8 8 16Z"
      />
      <path className="city-arch" d="M106 62v-10a6 6 0 0 1 12 0v10ZM182 62v-10a6 6 0 0 1 12 0v10ZM143 110V90a7 7 0 0 1 14 0v20Z" />
      <path d="M96 72h32M172 72h32M96 92h32M172 92h32" />
      <path className="city-stone" d="M20 110V84h60v26ZM220 110V78h64v32Z" />
      <path d="m20 84 30-16 30 16M220 78l32-16 32 16" />
    </>
  ),
  warsaw: (
    <>
      <path className="city-stone" d="M126 110V40h48v70ZM90 110V66h36v44ZM174 110V66h36v44ZM136 40V26h28v14ZM144 26l6-24 6 24Z" />
      <path className="city-arch" d="M142 110V92h16v18Z" />
      <path d="M138 52v30M150 52v30M162 52v30M102 76v24M114 76v24M186 76v24M198 76v24" />
      <path className="key-1" d="M22 110V76l14-12 14 12v34Z" />
      <path className="key-4" d="M50 110V70l13-14 13 14v40Z" />
      <path className="key-2" d="M226 110V72l14-14 14 14v38ZM254 110V78l13-12 13 12v32Z" />
    </>
  ),
};

/** A drawing of a city's landmarks; nothing for a city without one. */
export function City({ of }: { readonly of: string }): ReactNode {
  return (
    cities[of] && (
      <Picture name="city" size={[300, 112]}>
        {cities[of]}
        <path d="M0 110h300" />
      </Picture>
    )
  );
}
