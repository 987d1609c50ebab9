import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { MessagesProvider } from 'wortlaut/client';
import type { CompiledMessage, Localized } from 'wortlaut/react';
import { inOrder, type ReviewSort } from '../state/review-order.ts';
import { Icon } from './elements/icon.tsx';

interface ReviewOrderProps {
  /** Id of the list; its items carry `data-date`, `data-rating` and `data-own`. */
  readonly list: string;
  readonly label: Localized;
  /** The first is the order in which the page comes. */
  readonly options: readonly { readonly id: ReviewSort; readonly label: Localized }[];
  readonly sorted: CompiledMessage<{ order: string }>;
}

/** Puts the reviews of the page in another order (P13), also in one that was chosen while the script was on its way. */
export function ReviewOrder({ sorted, ...props }: ReviewOrderProps): ReactNode {
  return (
    <MessagesProvider messages={{ sorted }}>
      <OrderField {...props} />
    </MessagesProvider>
  );
}

function OrderField({ list, label, options }: Omit<ReviewOrderProps, 'sorted'>): ReactNode {
  const { formatMessage } = useIntl();
  const select = useRef<HTMLSelectElement>(null);
  const [status, setStatus] = useState('');
  const choose = useCallback(
    (id: string) => {
      const chosen = options.find((option) => option.id === id);
      if (!chosen) return;
      arrange(list, chosen.id);
      setStatus(formatMessage<{ order: string }>({ id: 'sorted' }, { order: chosen.label }));
    },
    [list, options, formatMessage],
  );
  useEffect(() => {
    const early = select.current?.value ?? '';
    if (early !== options[0]?.id) choose(early);
  }, [options, choose]);
  return (
    <div className="review-order needs-script">
      <label className="review-order-label">
        {label}
        <span className="review-order-field">
          <select ref={select} className="review-order-select" autoComplete="off" onChange={(event) => choose(event.currentTarget.value)}>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </span>
      </label>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </div>
  );
}

function arrange(list: string, sort: ReviewSort): void {
  const element = document.getElementById(list);
  element?.append(...inOrder([...element.children], sort, sortableOf));
}

const sortableOf = (item: Element) => {
  const { date = '', rating, own } = (item as HTMLElement).dataset;
  return { date, rating: Number(rating), own: Number(own) };
};
