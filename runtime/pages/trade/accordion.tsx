import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';

interface AccordionProps {
  readonly name: string;
  readonly items: readonly { readonly id: string; readonly question: Localized; readonly answer: Localized }[];
}

/** Questions of which one is open at a time, at first the first one, in native HTML: too few for a search. They look as on the support page. */
export function Accordion({ name, items }: AccordionProps): ReactNode {
  return (
    <div>
      {items.map(({ id, question, answer }, index) => (
        <details className="faq-search-item" name={name} open={index === 0} key={id}>
          <summary className="faq-search-question">{question}</summary>
          <p className="faq-search-answer">{answer}</p>
        </details>
      ))}
    </div>
  );
}
