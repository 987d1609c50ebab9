import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';

const five = [1, 2, 3, 4, 5] as const;
const outline = 'M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9Z';

/** A rating of five stars. The label has it in words, so colour and shape are not the only carrier (WCAG 1.4.1). */
export function Stars({ rating, label }: { readonly rating: number; readonly label: Localized }): ReactNode {
  return (
    <span className="stars" role="img" aria-label={label}>
      {five.map((star) => (
        <svg key={star} className={star <= rating ? 'star' : 'star empty'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={outline} />
        </svg>
      ))}
    </span>
  );
}
