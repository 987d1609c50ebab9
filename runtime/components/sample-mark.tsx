import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';

/** Marks a placeholder or sample (decision 12). Quiet, but never hidden. */
export function SampleMark(): ReactNode {
  const common = usePage().words('common');
  return (
    <span className="sample-mark" lang={common.lang}>
      {common.text('sample')}
    </span>
  );
}

/** Marks all that a band shows as samples, once, under its heading. */
export function SampleNote(): ReactNode {
  const common = usePage().words('common');
  return (
    <p className="sample-note" lang={common.lang}>
      {common.text('samples')}
    </p>
  );
}
