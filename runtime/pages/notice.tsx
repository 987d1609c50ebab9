import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { ButtonLink } from '../components/button.tsx';
import { NoticeSlip } from '../components/notice-slip.tsx';
import { RichWords } from '../components/rich-words.tsx';
import type { NoticeProps, NoticeStructure } from '../props/notice.ts';

/** A short message and a way on: pages that are not there (P5, P20), or not yet. */
export function NoticePage({ copy, structure, children }: NoticeProps & { readonly children?: ReactNode }): ReactNode {
  const { home, link } = usePage();
  const way = structure.way === 'home' ? home : (link({ page: 'chooser' }) ?? home);
  return (
    <Notice mood={structure.mood} heading={copy.heading}>
      <div className="notice-words">
        <h1>{copy.heading}</h1>
        <p className="lead">
          <RichWords text={copy.text} />
        </p>
        <ButtonLink link={way}>{copy.button}</ButtonLink>
        {children}
      </div>
    </Notice>
  );
}

/** The paper that the till prints: the words, and beyond the cut the slip. */
export function Notice({ mood, heading, children }: { mood: NoticeStructure['mood']; heading: Localized; children: ReactNode }): ReactNode {
  return (
    <div className="notice street">
      <div className="container notice-print">
        <div className="printer-slot" />
        <div className="slip notice-paper">
          <NoticeSlip mood={mood} heading={heading} />
          {children}
        </div>
      </div>
    </div>
  );
}
