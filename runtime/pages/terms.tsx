import type { ReactNode } from 'react';
import { numbersOf } from '../../generator/model/outline.ts';
import type { TemplateProps } from '../templates.ts';
import { Contents } from './terms/contents.tsx';
import { DocumentClauses } from './terms/document-clauses.tsx';
import { Edition } from './terms/edition.tsx';

/** A contract document (T1 to T5): its contents, its clauses under addresses that are the same in all languages, and its edition. */
export function TermsPage({ copy, structure }: TemplateProps<'terms'>): ReactNode {
  const numbers = numbersOf(structure.outline.sections);
  return (
    <article className="terms container" data-status={structure.status}>
      <header className="document-head">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <Edition version={structure.version} />
      </header>
      <Contents copy={copy} outline={structure.outline} numbers={numbers} />
      <DocumentClauses copy={copy} structure={structure} numbers={numbers} />
    </article>
  );
}
