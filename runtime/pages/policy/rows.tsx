import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { EmailLink, PhoneLink } from '../../components/contact-links.tsx';
import { SampleMark } from '../../components/sample-mark.tsx';
import type { PolicyRow, PolicyRowCopy } from '../../props/policy.ts';

interface PolicyRowsProps {
  readonly rows: readonly PolicyRow[];
  readonly texts: Readonly<Record<string, PolicyRowCopy>>;
  readonly missing: Localized;
  readonly plate: boolean | undefined;
}

/** Facts as terms and their descriptions, on a slip or on the plate beside the door of a firm. Those that the owner has not given share one description. */
export function PolicyRows({ rows, texts, missing, plate }: PolicyRowsProps): ReactNode {
  const open = rows.filter(({ from }) => from === 'missing');
  return (
    <dl className={plate ? 'plate policy-rows' : 'slip policy-rows'}>
      {rows.map((row) => {
        const words = texts[row.id];
        return (
          words &&
          row.from !== 'missing' && (
            <div key={row.id}>
              <dt>{row.from === 'storage' ? <code translate="no">{row.id}</code> : words.name}</dt>
              <dd>
                <Value row={row} words={words} />
              </dd>
            </div>
          )
        );
      })}
      {open.length > 0 && (
        <div className="policy-open">
          {open.map(({ id }) => (
            <dt key={id} className="sample-mark">
              {texts[id]?.name}
            </dt>
          ))}
          <dd>{missing}</dd>
        </div>
      )}
    </dl>
  );
}

function Value({ row, words }: { readonly row: PolicyRow; readonly words: PolicyRowCopy }): ReactNode {
  const { brand, words: dictionary } = usePage();
  switch (row.from) {
    case 'provider':
      return brand('provider');
    case 'seat':
      return `${brand('seatTown')}, ${dictionary('countries').text(brand('seatCountry') as string as 'at')}`;
    case 'email':
      return <EmailLink />;
    case 'phone':
      return <PhoneLink />;
    case 'sample':
      return (
        <>
          {words.text} <SampleMark />
        </>
      );
    default:
      return words.text;
  }
}
