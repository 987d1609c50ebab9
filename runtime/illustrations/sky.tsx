import type { ReactNode } from 'react';
import type { HomeStructure } from '../props/home.ts';
import { Picture } from './picture.tsx';

type Hour = HomeStructure['hours'][number]['hour'];

const drawings: { readonly [Name in Hour]: ReactNode } = {
  morning: (
    <>
      <circle className="sky-sun" cx="50" cy="54" r="24" />
      <path d="M50 20V8M26 30l-8-8M74 30l8-8M16 54H4M84 54h12M8 88h84" />
    </>
  ),
  noon: (
    <>
      <circle className="sky-sun" cx="50" cy="36" r="28" />
      <path strokeWidth="13" d="M12 84h.01M31 84h.01M50 84h.01M69 84h.01M88 84h.01" />
    </>
  ),
  cloud: (
    <>
      <circle className="sky-sun" cx="36" cy="36" r="22" />
      <path className="sky-cloud" d="M30 84a19 19 0 0 1 1-38 24 24 0 0 1 45 6 16 16 0 0 1 2 32Z" />
      <path className="sky-cross" d="m44 58 14 14M58 58 44 72" />
    </>
  ),
  night: (
    <>
      <path className="sky-sun" d="M60 14a38 38 0 1 0 26 58A34 34 0 0 1 60 14Z" />
      <path strokeWidth="5" d="M82 22h.01M92 46h.01M72 40h.01" />
    </>
  ),
};

/** The sky at an hour of the day. */
export function Sky({ hour }: { readonly hour: Hour }): ReactNode {
  return (
    <Picture name="sky" size={[100, 100]}>
      {drawings[hour]}
    </Picture>
  );
}
