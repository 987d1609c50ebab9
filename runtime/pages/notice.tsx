import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from '../components/button.tsx';
import { NoticeContents } from '../components/notice-contents.tsx';
import { NoticeSlip } from '../components/notice-slip.tsx';
import { CountryWays, NoticeWays } from '../components/notice-ways.tsx';
import { RichWords } from '../components/rich-words.tsx';
import type { NoticeProps } from '../props/notice.ts';

/** A short message and a way on: pages that are not there (P5, P20), or not yet. */
export function NoticePage({ copy, structure, print }: NoticeProps & { readonly print?: ReactNode }): ReactNode {
  const { home, link } = usePage();
  const { instead, way } = structure;
  const waiting = structure.mood === 'waiting';
  const document = instead && link(instead.to);
  const name = instead && copy.ways?.[instead.id];
  const contents = way === 'chooser' ? <CountryWays /> : waiting && <NoticeContents copy={copy} structure={structure} />;
  return (
    <Notice print={print} contents={contents}>
      <div className="notice-words">
        <h1>{copy.heading}</h1>
        <div className="notice-lead">
          <p className="lead">
            <RichWords text={copy.text} />
          </p>
          {waiting && <Stamp />}
        </div>
        <div className="buttons">
          {document && name && <ButtonLink link={document}>{name}</ButtonLink>}
          <ButtonLink link={way === 'chooser' ? link({ page: 'chooser' }) : home} variant={document ? 'line' : 'filled'}>
            {copy.button}
          </ButtonLink>
        </div>
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
