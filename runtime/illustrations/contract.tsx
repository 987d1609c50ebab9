import type { ReactNode } from 'react';

/** A contract that is still being written: the pen is in its third line. */
export function Contract(): ReactNode {
  return (
    <svg aria-hidden="true" className="contract" viewBox="0 0 256 348" focusable="false">
      <path className="contract-sheet" d="M0 0H200L256 56V348H0Z" />
      <path className="contract-fold" d="M200 0V56H256Z" />
      <text x="26" y="112">
        §
      </text>
      <path
        className="contract-ink"
        d="M32 168c6-20 16-20 14-4s8 10 14-2 14-8 10 4 10 12 16-6 14-22 16-6-2 16 8 14 12-14 18-10-2 14 8 10 14-12 16-8 0 12 10 8 12-10 14-4 6 6 14 0M32 222c4-16 14-16 12-2s10 10 14-4 14-26 18-16-8 24 4 22 12-12 18-8 2 14 12 8 10-16 16-12-2 16 8 14 14-12 16-6 4 8 12 4 12-10 18-6 2 8 12 4M32 284c6-20 16-18 14-4s8 12 14-2 12-8 12 2 8 10 14-2 14-8 14 2 8 10 20 2s8-10 14-4 6 4 12 2"
      />
      <g className="contract-pen" transform="translate(22 16)">
        <path d="M118 266l6-30 96-96 26 26-96 96Z" />
        <path className="contract-nib" d="M118 266l6-30 26 26Z" />
        <path className="contract-cap" d="M118 266l2-10 8 8Z" />
        <path className="contract-cap" d="M206 154l14-14q10-10 20 0l6 6q10 10 0 20l-14 14Z" />
      </g>
    </svg>
  );
}
