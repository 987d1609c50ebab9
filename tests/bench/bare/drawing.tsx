import type { ReactNode } from 'react';
import type { PageProps } from './page-props.ts';

export interface DrawingProps {
  readonly name: string;
  readonly box: string;
  /** The class and the line of each path; the class may be empty. */
  readonly paths: readonly (readonly string[])[];
}

export function Drawing({ name, box, paths }: DrawingProps): ReactNode {
  return (
    <svg className={name} viewBox={box} aria-hidden="true" focusable="false">
      {paths.map(([look, line]) => (
        <path key={line} className={look || undefined} d={line} />
      ))}
    </svg>
  );
}

export function Logo({ site }: PageProps): ReactNode {
  return (
    <span className="logo">
      <Drawing name="logo-mark" box="0 0 32 32" paths={site.drawings.logo} />
      <span className="logo-name">{site.product}</span>
    </span>
  );
}
