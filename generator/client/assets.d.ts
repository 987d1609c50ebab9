/*
 * The values of imports of other files than modules, for the TypeScript compiler: `"types": ["wortlaut/assets"]` in the tsconfig.json of a
 * site. It also declares `import.meta.glob` and `import.meta.env`.
 */

/// <reference types="vite/types/importMeta.d.ts" />

/** An imported image: its address, and its size in pixels. */
interface ImportedImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** An image in AVIF and WebP, in several widths, for `Picture` of `wortlaut/react`. */
interface ImportedPicture extends ImportedImage {
  readonly avif: string;
  readonly webp: string;
}

declare module '*.avif' {
  const image: ImportedImage;
  export default image;
}
declare module '*.gif' {
  const image: ImportedImage;
  export default image;
}
declare module '*.jpeg' {
  const image: ImportedImage;
  export default image;
}
declare module '*.jpg' {
  const image: ImportedImage;
  export default image;
}
declare module '*.png' {
  const image: ImportedImage;
  export default image;
}
declare module '*.svg' {
  const image: ImportedImage;
  export default image;
}
declare module '*.webp' {
  const image: ImportedImage;
  export default image;
}

declare module '*?picture' {
  const picture: ImportedPicture;
  export default picture;
}

/** Fonts and documents: the address. */
declare module '*.pdf' {
  const address: string;
  export default address;
}
declare module '*.otf' {
  const address: string;
  export default address;
}
declare module '*.ttf' {
  const address: string;
  export default address;
}
declare module '*.woff' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** A module sheet: the names of its classes. The first pattern that fits counts. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
/** Other style sheets: pages of the templates that import them are shown with them. */
declare module '*.css' {}

/** The address of any file, and its text. */
declare module '*?url' {
  const address: string;
  export default address;
}
declare module '*?raw' {
  const text: string;
  export default text;
}
