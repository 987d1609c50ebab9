import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';

/** The wordmark: a till that lets go of a receipt, and the product's name from the brand file. */
export function Logo(): ReactNode {
  return (
    <span className="logo">
      <svg className="logo-mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className="logo-till" d="M9 3h14a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6Z" />
        <path className="logo-receipt" d="M10 13.5h12v16l-2.4-1.8-2.4 1.8-2.4-1.8-2.4 1.8-2.4-1.8Z" />
        <path className="logo-line" d="M8.5 13.5h15M13 18.5h6M13 22.5h3.5" />
      </svg>
      <span className="logo-name">{usePage().brand('product')}</span>
    </span>
  );
}
