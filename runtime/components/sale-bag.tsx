import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { sampleSale } from '../sample-sale.ts';

/** The bag with the name of the shop, in which the sale leaves it. Only a wide window has room for it, below the receipt. */
export function SaleBag(): ReactNode {
  const page = usePage();
  const sale = sampleSale(page);
  if (!sale) return null;
  return (
    <li className="sale-bag" aria-hidden="true" lang={page.words('till').lang}>
      <svg className="picture" viewBox="0 0 280 130" aria-hidden="true">
        <path className="sale-bag-cord" d="M84 84c0-96 92-96 92 0" />
        <path className="house-awning" d="M0 78h248v52H0Z" />
        <path className="sale-bag-side" d="m248 78 32 22v30h-32Z" />
        <path
          className="house-white"
          d="M31 78h31v20a15.5 15.5 0 0 1-31 0ZM93 78h31v20a15.5 15.5 0 0 1-31 0ZM155 78h31v20a15.5 15.5 0 0 1-31 0ZM217 78h31v20a15.5 15.5 0 0 1-31 0Z"
        />
      </svg>
      <p data-sale="shop">{sale.shop}</p>
    </li>
  );
}
