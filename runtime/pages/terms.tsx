import type { ReactNode } from 'react';
import type { TemplateProps } from '../templates.ts';

/** A contract document. */
export function TermsPage({ copy, structure }: TemplateProps<'terms'>): ReactNode {
  return (
    <h1>
      {copy.title} {structure.version}
    </h1>
  );
}
