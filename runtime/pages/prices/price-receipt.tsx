import type { ReactNode } from 'react';
import { type FactId, usePage } from 'wortlaut/react';
import { Icon } from '../../islands/elements/icon.tsx';
import type { TagCopy } from '../../props/prices.ts';

interface PriceReceiptProps {
  readonly tag: { readonly parts: readonly string[]; readonly fact?: FactId };
  readonly words: TagCopy;
}

/** The tag that is put forward as the receipt that it becomes: what is in it, ticked, and its sum. */
export function PriceReceipt({ tag: { parts, fact }, words }: PriceReceiptProps): ReactNode {
  const page = usePage();
  const till = page.words('till');
  return (
    <div className="slip day-report price-receipt">
      <p>{words.title}</p>
      <div className="day-report-rows">
        {parts.map((part) => (
          <p key={part}>
            <span>{words.parts[part]}</span> <Icon name="check" />
          </p>
        ))}
        {fact && (
          <p>
            <span lang={till.lang}>{till.text('total')}</span> <span>{page.format(fact)}</span>
          </p>
        )}
      </div>
      <p>{words.text}</p>
    </div>
  );
}
