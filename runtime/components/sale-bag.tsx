import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { sampleSale } from '../sample-sale.ts';

/** The bag with the name of the shop, in which the sale leaves it. Only a wide window has room for it, below the receipt. */
export function SaleBag(): ReactNode {
  const page = usePage();
  const sale = sampleSale(page);
  if (!sale) return null;
  return (
    <div className="sale-bag" aria-hidden="true" lang={page.words('till').lang}>
      <svg className="picture" viewBox="0 0 280 97" aria-hidden="true">
        <path fill="none" stroke="currentColor" strokeWidth="6" d="M94 66c0-84 92-84 92 0" />
        <path className="house-awning" d="M0 64h280v33H0Z" />
        <path
          className="house-white"
          d="M31 64h31v14a15.5 15.5 0 0 1-31 0ZM93 64h31v14a15.5 15.5 0 0 1-31 0ZM156 64h31v14a15.5 15.5 0 0 1-31 0ZM218 64h31v14a15.5 15.5 0 0 1-31 0Z"
        />
      </svg>
      <p data-sale="shop">{sale.shop}</p>
    </div>
  );
}
