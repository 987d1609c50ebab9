import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';

interface PictureProps {
  readonly name: string;
  readonly size: readonly [width: number, height: number];
  /** The corner of the drawing with which it begins: a part of a larger one. */
  readonly from?: readonly [x: number, y: number];
  /** Without a title the drawing is decoration, hidden from screen readers. */
  readonly title?: Localized | undefined;
  readonly children: ReactNode;
}

/** The frame of every drawing: one image to a screen reader, whatever text is drawn in it (WCAG 1.1.1). */
export function Picture({ name, size: [width, height], from: [x, y] = [0, 0], title, children }: PictureProps): ReactNode {
  return (
    <svg
      className={`picture ${name}`}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width}
      height={height}
      focusable="false"
      {...(title ? { role: 'img' } : { 'aria-hidden': true })}
    >
      {title && <title>{title}</title>}
      {children}
    </svg>
  );
}

/** Options of every illustration of the till. */
export interface IllustrationProps {
  /** Hides the drawing from screen readers where the same one was described before. */
  readonly decorative?: boolean;
  /** Replaces its own description, where a page shows it for another reason. */
  readonly title?: Localized;
}
