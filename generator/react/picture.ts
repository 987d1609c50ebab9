import { createElement, type ImgHTMLAttributes, type ReactElement } from 'react';
import type { Localized } from '../model/localized.ts';

/** An image that is imported with `?picture`: made smaller, in several widths. */
export interface PictureFile {
  /** The address of the largest one. */
  readonly src: string;
  /** Width of the largest one in pixels. */
  readonly width: number;
  /** Height of the largest one in pixels. */
  readonly height: number;
  /** All of them in AVIF, in the form of `srcset`. */
  readonly avif: string;
  /** All of them in WebP. */
  readonly webp: string;
}

/** The properties of `Picture`; others are those of `<img>`. */
interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'width' | 'height'> {
  /** The imported image. */
  readonly of: PictureFile;
  /** The alternative from the content; empty for decoration. */
  readonly alt: Localized | '';
  /** How wide the picture is shown, in the form of the attribute `sizes`. */
  readonly sizes: string;
}

/** An image of which browsers fetch the width that they need, in the newest format that they can show. */
export function Picture({ of: { src, width, height, avif, webp }, sizes, ...more }: PictureProps): ReactElement {
  const source = createElement('source', { type: 'image/avif', srcSet: avif, sizes });
  return createElement('picture', undefined, source, createElement('img', { src, srcSet: webp, sizes, width, height, ...more }));
}
