import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from '../components/button.tsx';
import { NoticeContents } from '../components/notice-contents.tsx';
import { NoticeSlip } from '../components/notice-slip.tsx';
import { NoticeWays } from '../components/notice-ways.tsx';
import { RichWords } from '../components/rich-words.tsx';
import type { NoticeProps } from '../props/notice.ts';

/** A short message and a way on: pages that are not there (P5, P20), or not yet. */
export function NoticePage({ copy, structure, print }: NoticeProps & { readonly print?: ReactNode }): ReactNode {
  const { home } = usePage();
  const waiting = structure.mood === 'waiting';
  return (
    <Notice print={print} contents={waiting && <NoticeContents copy={copy} structure={structure} />}>
      <div className="notice-words">
        <h1>{copy.heading}</h1>
        <div className="notice-lead">
          <p className="lead">
            <RichWords text={copy.text} />
          </p>
          {waiting && <Stamp />}
        </div>
        {structure.way === 'home' && <ButtonLink link={home}>{copy.button}</ButtonLink>}
        <NoticeWays copy={copy} structure={structure} />
      </div>
    </Notice>
  );
}

function Stamp(): ReactNode {
  const editions = usePage().words('editions');
  return (
    <p className="notice-stamp" lang={editions.lang} aria-hidden="true">
      {editions.text('draft')}
    </p>
  );
}

interface PaperProps {
  /** The small print at the foot of the slip. */
  readonly print: ReactNode;
  /** Printed on the slip instead of a receipt. */
  readonly contents?: ReactNode;
  readonly children: ReactNode;
}

/** The paper that the till prints: the words, and beyond the cut the slip. */
export function Notice({ print, contents, children }: PaperProps): ReactNode {
  return (
    <div className="notice street">
      <div className="container notice-print">
        <div className="printer-slot" />
        <div className="slip notice-paper">
          {!contents && (
            <div className="notice-slip">
              <NoticeSlip />
              {print}
            </div>
          )}
          {children}
          {contents && <div className="notice-slip">{contents}</div>}
        </div>
      </div>
    </div>
  );
}
