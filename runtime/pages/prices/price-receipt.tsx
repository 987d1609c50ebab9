import type { ReactNode } from 'react';
import { type FactId, usePage } from 'wortlaut/react';
import { ClosingSlip } from '../../components/closing-slip.tsx';
import { Icon } from '../../islands/elements/icon.tsx';
import type { TagCopy } from '../../props/prices.ts';

interface PriceReceiptProps {
  readonly tag: { readonly parts: readonly string[]; readonly fact?: FactId };
  readonly words: TagCopy;
}

/** The receipt of the tag that is recommended: its parts, each with a tick, and its price. */
export function PriceReceipt({ tag: { parts, fact }, words }: PriceReceiptProps): ReactNode {
  const { format } = usePage();
  return (
    <ClosingSlip heading={words.title} total={fact && format(fact)} foot={<p>{words.text}</p>}>
      {parts.map((part) => (
        <p key={part} className="price-part">
          <span>{words.parts[part]}</span> <Icon name="check" />
        </p>
      ))}
    </ClosingSlip>
  );
}
