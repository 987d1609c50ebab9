import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import type { TermsCopy, TermsStructure } from '../../props/terms.ts';
import { ClauseText } from './clause-text.tsx';

interface DocumentClausesProps {
  readonly copy: TermsCopy;
  readonly structure: TermsStructure;
  readonly numbers: ReadonlyMap<string, string>;
}

/**
 * Every clause under its number. The number is the clause's own address, which does not change when the number does; numbers
 * of earlier editions lead to it as well (T9). A clause that a version leaves out keeps its number free, so that all versions
 * count alike.
 */
export function DocumentClauses({ copy, structure, numbers }: DocumentClausesProps): ReactNode {
  const words = usePage().words('terms');
  const { outline, documents } = structure;
  const around = { numbers, outline, documents };
  const heading = (section: string) => {
    const text = copy.clauses[section]?.heading;
    return text && <ClauseText text={text} {...around} />;
  };
  return (
    <div className="terms-clauses">
      {Object.entries(outline.sections).map(([section, clauses]) => (
        <section key={section} className="terms-section" aria-labelledby={section}>
          <h2 id={section}>
            <span className="terms-number">{numbers.get(section)}</span> {heading(section)}
          </h2>
          {clauses.map((name) => {
            const text = copy.clauses[section]?.[name];
            const id = `${section}.${name}`;
            const number = numbers.get(id) ?? '';
            return (
              text && (
                <div key={id} className="terms-clause" id={id}>
                  {outline.was?.[id]?.map((old) => (
                    <span key={old} id={old} />
                  ))}
                  <a className="terms-number" href={`#${id}`} aria-label={words.text('clause', { number })}>
                    {number}
                  </a>
                  <p>
                    <ClauseText text={text} {...around} />
                  </p>
                </div>
              )
            );
          })}
        </section>
      ))}
    </div>
  );
}
