import type { ReactNode } from 'react';
import { type CompiledMessage, numbersOf, usePage } from 'wortlaut/react';
import { EmailLink, PhoneLink } from '../components/contact-links.tsx';
import { Enhanced } from '../components/enhanced.tsx';
import type { TermsProps } from '../props/terms.ts';
import { TermsContents } from './terms/contents.tsx';
import { DocumentClauses } from './terms/document-clauses.tsx';
import { Edition } from './terms/edition.tsx';
import { Elsewhere } from './terms/elsewhere.tsx';

/** A contract document (T1 to T5): its contents, its clauses under addresses that are the same in all languages, and its edition. */
export function TermsPage({ copy, structure }: TermsProps): ReactNode {
  const page = usePage();
  const words = page.words('terms');
  const numbers = numbersOf(structure.outline.sections);
  return (
    <>
      <article className="terms container slip" data-status={page.edition === 'draft' ? 'draft' : page.edition?.status}>
        <header className="document-head">
          <h1>{copy.title}</h1>
          <p className="lead">{copy.lead}</p>
          <Edition />
        </header>
        <div className="terms-side">
          <TermsContents copy={copy} outline={structure.outline} numbers={numbers} />
          <Enhanced by="clause-link" props={{ copied: words.message('copied') as CompiledMessage<{ number: string }> }}>
            <p className="terms-hint needs-script">{words.text('copyHint')}</p>
          </Enhanced>
        </div>
        <div className="terms-body">
          <DocumentClauses copy={copy} structure={structure} numbers={numbers} />
          {structure.elsewhere && <Elsewhere documents={structure.elsewhere} />}
        </div>
      </article>
      <section className="closing band-deep">
        <div className="closing-slats" aria-hidden="true" />
        <address className="container terms-contact">
          <span>{page.brand('provider')}</span>
          <EmailLink />
          <PhoneLink />
        </address>
      </section>
    </>
  );
}
