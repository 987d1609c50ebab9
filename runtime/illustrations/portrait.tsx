import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

const people: Readonly<Record<string, () => ReactNode>> = { product: Bob, engineering: Beard, support: Headset, tax: Tie };

/** One of the makers in ink, with what the work takes. */
export function Portrait({ of }: { readonly of: string }): ReactNode {
  const Person = people[of];
  return (
    Person && (
      <Picture name="portrait" size={[132, 116]} from={[14, 12]}>
        <Person />
      </Picture>
    )
  );
}

/** Shoulders, neck and head, without hair. */
function Bust({ coat }: { readonly coat: string }): ReactNode {
  return (
    <>
      <path className={coat} d="M22 132c0-22 14-28 42-34h32c28 6 42 12 42 34Z" />
      <path className="portrait-skin" d="M68 82v17q12 12 24 0V82Z" />
      <path className="portrait-skin" d="M57 55C57 37 67 30 80 30s23 7 23 25c0 24-11 37-23 37S57 79 57 55Z" />
      <path className="portrait-line" d="M71 60v2M89 60v2M80 64l-2 8h4" />
    </>
  );
}

/** A pencil behind the ear. */
function Bob(): ReactNode {
  return (
    <>
      <path className="portrait-hair" d="M50 88C42 46 52 20 80 20s38 26 30 68q-8 6-16 0H66q-8 6-16 0Z" />
      <Bust coat="key-2 portrait-coat" />
      <path className="portrait-hair" d="M56 62c0-12 2-20 8-26 12-6 28-5 36 4 4 6 5 12 5 22-6-4-8-9-9-15-14 5-29 4-38 0-1 6-1 11-2 15Z" />
      <path className="portrait-band" d="M103 64 119 36" />
      <path className="portrait-line" d="M73 78q7 7 14 0" />
    </>
  );
}

function Beard(): ReactNode {
  return (
    <>
      <Bust coat="portrait-dark portrait-coat" />
      <path className="portrait-hair" d="M55 60c-6-24 6-38 26-38 22 0 30 12 24 38-2-8-4-13-9-16-12 3-22 1-30-3-6 4-9 10-11 19Z" />
      <path className="portrait-hair" d="M56 62c0 28 10 38 24 38s24-10 24-38c-3 8-7 11-13 11-7-3-15-3-22 0-6 0-10-3-13-11Z" />
      <path className="portrait-gap" d="M74 80q6 3 12 0" />
      <path className="portrait-line" d="M62 61a8 8 0 1 0 16 0 8 8 0 1 0-16 0ZM82 61a8 8 0 1 0 16 0 8 8 0 1 0-16 0ZM78 60q2-2 4 0" />
    </>
  );
}

function Headset(): ReactNode {
  return (
    <>
      <circle className="portrait-hair" cx="80" cy="23" r="9" />
      <Bust coat="key-1 portrait-coat" />
      <path className="portrait-hair" d="M56 58C52 36 64 25 80 25s28 11 24 33c-3-8-7-13-12-17-8 6-20 8-28 5-5 3-7 7-8 12Z" />
      <path className="portrait-band" d="M54 60C50 8 110 8 106 60" />
      <path className="portrait-line" d="M106 70c0 12-7 16-17 16" />
      <path className="portrait-dark portrait-coat" d="M48 57h10v20H48ZM102 57h10v20h-10Z" />
      <path className="portrait-line" d="M72 77q8 8 16 0" />
    </>
  );
}

function Tie(): ReactNode {
  return (
    <>
      <Bust coat="key-3 portrait-coat" />
      <path className="portrait-tie" d="M74 106h12l-3 8 4 18H73l4-18Z" />
      <path className="portrait-skin" d="M66 98 80 108 70 118 58 102ZM94 98 80 108 90 118 102 102Z" />
      <path className="portrait-grey" d="M55 58c-5-22 4-36 26-36 20 0 29 14 24 36-2-7-4-11-7-14-14 1-26-3-34-10-4 6-7 14-9 24Z" />
      <path className="portrait-grey" d="M67 80c2-8 10-9 13-5 3-4 11-3 13 5-6 1-10 0-13-2-3 2-7 3-13 2Z" />
    </>
  );
}
