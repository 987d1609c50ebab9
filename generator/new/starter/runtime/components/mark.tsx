import type { ReactNode } from 'react';

/** Two wheels side by side: an eight that lies down. */
export function Mark(): ReactNode {
  return (
    <svg className="mark" viewBox="0 0 44 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9.5" />
      <circle cx="32" cy="12" r="9.5" />
    </svg>
  );
}
