import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { FlagShapes } from '../islands/elements/flag.tsx';
import { Picture } from './picture.tsx';

/** A globe on its stand, with the flag of the page's country stuck into it. */
export function Globe(): ReactNode {
  const { country = '' } = usePage();
  return (
    <Picture name="globe" size={[220, 208]}>
      <path className="picture-device" d="M40 208l14-18h80l14 18ZM86 172h16v22H86Z" />
      <path className="globe-arc" d="M20 46a88 88 0 1 0 118-26" />
      <circle className="globe-sea" cx="96" cy="96" r="72" />
      <path className="globe-line" d="M96 24q-76 72 0 144M96 24q76 72 0 144M96 24v144M24 96h144M38 54q58 24 116 0M38 138q58-24 116 0" />
      <path className="globe-pole" d="M118 74V8" />
      <g transform="translate(118 6) scale(2.2)">
        <FlagShapes code={country} />
      </g>
      <rect className="globe-pole" x="118" y="6" width="66" height="44" />
    </Picture>
  );
}
