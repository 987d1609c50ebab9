import { usePage } from 'wortlaut/react';
import type { CallToActionProps } from '../../components/call-to-action.tsx';
import type { TradeCopy } from '../../props/trade.ts';

/** The two actions that a page offers: to try the till, or to contact sales (decision 16). */
export function useActions({ closing }: TradeCopy): Required<Pick<CallToActionProps, 'first' | 'second'>> {
  const { link, external } = usePage();
  return {
    first: { label: closing.trial, link: external('signUp') },
    second: { label: closing.sales, link: link({ page: 'support', anchor: 'contact', query: { topic: 'sales' } }) },
  };
}
