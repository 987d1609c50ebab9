import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

/** A till that shows a printer from which the paper is missing. Below it is room for a message. */
export function PaperlessTill(): ReactNode {
  return (
    <Picture name="paperless-till" from={[0, 12]} size={[240, 178]}>
      <path className="picture-stand" d="M92 168h56l8 22H84Z" />
      <rect className="picture-device" x="2" y="14" width="236" height="160" rx="16" />
      <rect className="picture-screen" x="12" y="24" width="216" height="140" rx="8" />
      <path className="picture-cut" d="M100 56V34l5 4 5-4 5 4 5-4 5 4 5-4 5 4 5-4v22" />
      <path className="picture-stand" d="M92 52h56a8 8 0 0 1 8 8v22H84V60a8 8 0 0 1 8-8Z" />
      <path className="picture-screen" d="M96 57h48v4H96Z" />
      <circle className="picture-key stop" cx="146" cy="73" r="4" />
    </Picture>
  );
}
