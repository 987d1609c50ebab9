import type { ReactNode } from 'react';
import { numbersOf } from '../../generator/model/outline.ts';
import { usePage } from '../page-context.ts';
import type { TemplateProps } from '../templates.ts';
import { Contents } from './terms/contents.tsx';
import { DocumentClauses } from './terms/document-clauses.tsx';

/** A contract document (T1 to T5): its contents, its clauses under addresses that are the same in all languages, and its edition. */
export function TermsPage({ copy, structure }: TemplateProps<'terms'>): ReactNode {
  const page = usePage();
  const words = page.words('terms');
  const numbers = numbersOf(structure.outline.sections);
  return (
    <article className="terms container" data-status={structure.status}>
      <header className="terms-head">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <p className="terms-edition" lang={words.lang}>
          {words.text('edition', { date: page.date(structure.version) })} <strong className="terms-status">{words.text('draft')}</strong>
        </p>
      </header>
      <Contents copy={copy} outline={structure.outline} numbers={numbers} />
      <DocumentClauses copy={copy} structure={structure} numbers={numbers} />
    </article>
  );
}
