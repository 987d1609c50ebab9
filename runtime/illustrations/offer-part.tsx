import type { ReactNode } from 'react';
import type { PartName } from '../props/second-offer.ts';
import { Hand } from './hand.tsx';
import { Picture } from './picture.tsx';

const parts: { readonly [Name in PartName]: ReactNode } = {
  ipad: <IpadBox />,
  premium: <Year />,
  setup: <Setup />,
  shipping: <Parcel />,
};

/** A part of the offer, as it stands on the counter. */
export function OfferPart({ name }: { readonly name: PartName }): ReactNode {
  return (
    <Picture name={`offer-part ${name}`} size={[160, 200]}>
      <g className="slip">{parts[name]}</g>
    </Picture>
  );
}

/** The sealed box of an iPad, with its picture on the front. */
function IpadBox(): ReactNode {
  return (
    <>
      <path className="part-paper" d="M22 12h116a6 6 0 0 1 6 6v182H16V18a6 6 0 0 1 6-6Z" />
      <rect className="part-device" x="36" y="34" width="88" height="124" rx="10" />
      <rect className="part-paper plain" x="44" y="42" width="72" height="108" rx="4" />
      <path className="key-1" d="M49 47h29v29H49ZM82 47h29v29H82Z" />
      <path className="key-2" d="M49 80h29v29H49ZM82 80h29v29H82Z" />
      <path className="picture-action" d="M49 116h62v28H49Z" />
      <path className="part-seal" d="M68 200v-26h24v26" />
    </>
  );
}

/** A calendar with a tick in each of twelve months. */
function Year(): ReactNode {
  return (
    <>
      <path className="part-paper" d="M18 58a8 8 0 0 1 8-8h108a8 8 0 0 1 8 8v142H18Z" />
      <path className="part-green" d="M18 88V58a8 8 0 0 1 8-8h108a8 8 0 0 1 8 8v30Z" />
      <path className="part-line" d="M50 40v22M110 40v22" />
      {[0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2].map((column) => (
          <path className="part-tick" key={`${row}-${column}`} d={`M${34 + column * 35} ${108 + row * 24}l6 7 13-14`} />
        )),
      )}
    </>
  );
}

/** A till on its stand while its last article is set up by hand. */
function Setup(): ReactNode {
  return (
    <>
      <path className="part-device" d="M58 150h44l10 50H48Z" />
      <rect className="part-device" x="4" y="44" width="152" height="116" rx="12" />
      <rect className="part-paper plain" x="14" y="54" width="132" height="96" rx="5" />
      {[0, 1, 2].map((row) => (
        <g key={row} transform={`translate(0 ${row * 30})`}>
          <rect className={`key-${row + 1}`} x="22" y="62" width="116" height="24" rx="4" />
          {row < 2 && <path className="part-tick" d="m30 74 6 6 11-12" />}
        </g>
      ))}
      <g transform="translate(76 100)">
        <Hand />
      </g>
      <path className="part-green" d="M90 174h44v26H90Z" />
    </>
  );
}

/** A parcel with its tape and its label. */
function Parcel(): ReactNode {
  return (
    <>
      <path className="part-carton" d="M10 92h140v108H10Z" />
      <path className="part-seal" d="M66 92h28v44l-7-5-7 5-7-5-7 5Z" />
      <path className="part-paper" d="M92 152h46v34H92Z" />
      <path className="part-line" d="M101 164h28M101 174h18M30 184v-26M20 168l10-10 10 10M56 184v-26M46 168l10-10 10 10" />
    </>
  );
}
