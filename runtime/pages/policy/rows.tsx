import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { EmailLink, PhoneLink } from '../../components/contact-links.tsx';
import { SampleMark } from '../../components/sample-mark.tsx';
import type { PolicyRow, PolicyRowCopy } from '../../props/policy.ts';

interface PolicyRowsProps {
  readonly rows?: readonly PolicyRow[];
  readonly texts: Readonly<Record<string, PolicyRowCopy>>;
}

/** Facts as terms and their descriptions. */
export function PolicyRows({ rows = [], texts }: PolicyRowsProps): ReactNode {
  const { format } = usePage();
  const given = rows.filter(({ from }) => from !== 'missing');
  if (given.length === 0) return null;
  return (
    <dl className="policy-rows">
      {given.map((row) => {
        const words = texts[row.id];
        return (
          words && (
            <div key={row.id}>
              <dt>{row.from === 'storage' ? <code translate="no">{row.id}</code> : words.name}</dt>
              <dd>
                <Value row={row} words={words} />
              </dd>
              {row.from === 'phone' && <dd className="policy-hours">{format('support.phone')}</dd>}
            </div>
          )
        );
      })}
    </dl>
  );
}

/** Facts that the owner has not given, which share one description. */
export function OpenRows({ rows = [], texts, missing }: PolicyRowsProps & { readonly missing: Localized }): ReactNode {
  const open = rows.filter(({ from }) => from === 'missing');
  if (open.length === 0) return null;
  return (
    <dl className="policy-open">
      {open.map(({ id }) => (
        <dt key={id} className="sample-mark">
          {texts[id]?.name}
        </dt>
      ))}
      <dd>{missing}</dd>
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
