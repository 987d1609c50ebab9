import type { ReactNode } from 'react';
import { type Outline, usePage } from 'wortlaut/react';
import { Contents } from '../../components/contents.tsx';
import type { TermsCopy } from '../../props/terms.ts';
import { plainWords } from '../../rich-text.ts';

interface TermsContentsProps {
  readonly copy: TermsCopy;
  readonly outline: Outline;
  readonly numbers: ReadonlyMap<string, string>;
}

/** The sections of a document, with their numbers. */
export function TermsContents({ copy, outline, numbers }: TermsContentsProps): ReactNode {
  return (
    <Contents name="terms-contents" label={usePage().words('terms').text('contents')}>
      {Object.keys(outline.sections).map((section) => (
        <li key={section}>
          <a href={`#${section}`}>
            <span className="terms-number">{numbers.get(section)}</span> {plainWords(copy.clauses[section]?.heading)}
          </a>
        </li>
      ))}
    </Contents>
  );
}
