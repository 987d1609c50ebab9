import type { ReactNode } from 'react';
import type { IconName } from '../props/shared.ts';
import { Picture } from './picture.tsx';

/** The thing of a shop that a benefit is about, in ink as the makers are. */
const things: { readonly [Name in IconName]?: ReactNode } = {
  cloud: (
    <>
      <rect className="thing-ink" x="2" y="2" width="68" height="50" rx="7" />
      <rect className="thing-paper" x="7" y="7" width="58" height="40" rx="3" />
      <path className="key-1" d="M10 10h11v16H10ZM23 10h11v16H23Z" />
      <path className="key-2" d="M10 28h11v16H10ZM23 28h11v16H23Z" />
      <path className="key-3 thing-line" d="M43 40h15a5 5 0 0 0 1-10 8 8 0 0 0-15-2 6 6 0 0 0-1 12Z" />
      <path className="thing-stroke" d="M43 15h16M43 20h9" />
    </>
  ),
  phone: (
    <>
      <path className="thing-paper thing-line" d="M38 12h26v38l-4.300-3-4.400 3-4.300-3-4.300 3-4.400-3-4.300 3Z" />
      <path className="thing-stroke" d="M50 21h8M50 28h8M50 37h8" />
      <rect className="thing-ink" x="8" y="1" width="36" height="54" rx="7" />
      <rect className="thing-paper" x="12" y="6" width="28" height="43" rx="3" />
      <path className="key-1" d="M15 9h10v12H15ZM27 9h10v12H27Z" />
      <path className="key-2" d="M15 23h10v12H15ZM27 23h10v12H27Z" />
      <rect className="thing-brand" x="15" y="38" width="22" height="8" rx="2" />
    </>
  ),
  card: (
    <>
      <rect className="key-2 thing-line" x="3" y="20" width="50" height="30" rx="3" />
      <circle className="thing-paper thing-line" cx="22" cy="38" r="7" />
      <rect className="key-3 thing-line" x="19" y="5" width="50" height="32" rx="4" />
      <path className="thing-ink" d="M19 12h50v7H19Z" />
      <rect className="key-4 thing-line" x="25" y="24" width="9" height="7" rx="1" />
    </>
  ),
  chart: (
    <>
      <rect className="key-1 thing-line" x="9" y="30" width="13" height="22" />
      <rect className="key-3 thing-line" x="29" y="19" width="13" height="33" />
      <rect className="thing-brand thing-line" x="49" y="5" width="13" height="47" />
      <path className="thing-stroke" d="M2 52h68" />
    </>
  ),
  shield: (
    <>
      <path className="thing-paper thing-line" d="M12 4h38v48l-6-4-6.5 4-6.5-4-6.5 4-6.5-4-6 4Z" />
      <path className="thing-ink" d="M19 11h10v10H19ZM33 11h10v4H33ZM33 17h4v4h-4ZM39 17h4v4h-4Z" />
      <path className="thing-stroke" d="M19 29h20M19 36h12" />
      <circle className="thing-stamp" cx="53" cy="38" r="12" />
      <path className="thing-stamp" d="m47 38 4 5 8-9" />
    </>
  ),
  book: (
    <>
      <path className="key-2 thing-line" d="M10 5h50a4 4 0 0 1 4 4v38a4 4 0 0 1-4 4H10Z" />
      <path className="thing-ink" d="M10 5h10v46H10Z" />
      <rect className="thing-paper thing-line" x="28" y="13" width="28" height="14" rx="2" />
      <path className="thing-stroke" d="M29 36h26M29 43h18" />
    </>
  ),
  bolt: (
    <>
      <path className="thing-paper thing-line" d="M15 8h42v44l-7-4-7 4-7-4-7 4-7-4-7 4Z" />
      <rect className="thing-ink" x="4" y="3" width="64" height="10" rx="5" />
      <path className="thing-stroke" d="M22 21h14M46 21h4M22 28h10M46 28h4" />
      <path className="thing-brand" d="M21 34h30v9H21Z" />
    </>
  ),
  headset: (
    <>
      <path className="thing-ink" d="M22 28h28l13 26H9Z" />
      <path className="thing-ink" d="M23 20h6v10h-6ZM43 20h6v10h-6Z" />
      <path
        className="thing-brand thing-line"
        d="M4 23v-6C4 8 16 2 36 2s32 6 32 15v6q0 3-3 3H54q-3 0-3-3v-4c0-3-5-5-15-5s-15 2-15 5v4q0 3-3 3H7q-3 0-3-3Z"
      />
      <path className="thing-keys" d="M27 34h20M25.500 41h24M24 48h26" />
    </>
  ),
  lock: (
    <>
      <path className="thing-paper thing-line" d="M20 28V18a16 16 0 0 1 32 0v10h-7V18a9 9 0 0 0-18 0v10Z" />
      <rect className="key-3 thing-line" x="13" y="25" width="46" height="28" rx="5" />
      <circle className="thing-ink" cx="36" cy="36" r="4" />
      <path className="thing-stroke" d="M36 37v8" />
    </>
  ),
  store: (
    <>
      <path className="thing-paper thing-line" d="M9 18h54v36H9Z" />
      <path className="thing-brand thing-line" d="M10 3h52l6 17H4Z" />
      <path className="thing-paper" d="M22 4h8l-2 15H17ZM42 4h8l5 15H44Z" />
      <path className="key-1 thing-line" d="M15 27h24v18H15Z" />
      <path className="thing-ink" d="M46 27h12v27H46Z" />
    </>
  ),
};

/** Has one of the things, by the name of its icon. */
export function BenefitThing({ name }: { readonly name: IconName }): ReactNode {
  return (
    <Picture name="thing" size={[72, 56]}>
      {things[name]}
    </Picture>
  );
}
