import type { ReactNode } from 'react';
import { type Outline, usePage } from 'wortlaut/react';
import type { TermsCopy } from '../../props/terms.ts';
import { plainWords } from '../../rich-text.ts';

interface ContentsProps {
  readonly copy: TermsCopy;
  readonly outline: Outline;
  readonly numbers: ReadonlyMap<string, string>;
}

/** The sections of a document. On a phone the list is closed at first. */
export function Contents({ copy, outline, numbers }: ContentsProps): ReactNode {
  const words = usePage().words('terms');
  return (
    <nav className="terms-contents" aria-label={words.text('contents')}>
      <details className="terms-contents-box">
        <summary>{words.text('contents')}</summary>
        <ol className="terms-contents-list">
          {Object.keys(outline.sections).map((section) => (
            <li key={section}>
              <a href={`#${section}`}>
                <span className="terms-number">{numbers.get(section)}</span> {plainWords(copy.clauses[section]?.heading)}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
