import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Icon } from '../../islands/elements/icon.tsx';
import type { SupportCopy } from '../../props/support.ts';

/** The receipt that the till prints again: its message struck out, and what has helped. */
export function MendedSlip({ message, remedy }: SupportCopy['screen']): ReactNode {
  const { tag, words } = usePage();
  const till = words('till');
  return (
    <div className="slip closing-slip" lang={till.lang}>
      <p>{till.text('shop')}</p>
      <div lang={tag}>
        <p>
          <s>{message}</s>
        </p>
        <p>
          {remedy} <Icon name="check" />
        </p>
      </div>
      <p>{till.text('thanks')}</p>
    </div>
  );
}
