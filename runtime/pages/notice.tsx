import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from '../components/button.tsx';
import { NoticeInstead } from '../components/notice-instead.tsx';
import { NoticeSlip } from '../components/notice-slip.tsx';
import { CountrySlip, HereButton, NoticeWays } from '../components/notice-ways.tsx';
import { RichWords } from '../components/rich-words.tsx';
import type { NoticeProps } from '../props/notice.ts';

/** A short message and a way on: pages that are not there (P5, P20), or not yet. */
export function NoticePage({ copy, structure, print }: NoticeProps & { readonly print?: ReactNode }): ReactNode {
  const { home } = usePage();
  const { mood, way } = structure;
  const words = (
    <div className="notice-words">
      <h1>{copy.heading}</h1>
      <p className="lead">
        <RichWords text={copy.text} />
      </p>
      {mood === 'waiting' && <Stamp />}
      {way === 'home' && (
        <div className="buttons">
          <ButtonLink link={home} variant={structure.instead ? 'line' : 'filled'}>
            {copy.button}
          </ButtonLink>
        </div>
      )}
      {way === 'chooser' && <HereButton name={copy.button} />}
      <NoticeInstead copy={copy} structure={structure} />
      <NoticeWays copy={copy} structure={structure} />
    </div>
  );
  if (way === 'chooser') return <ClosedShop sign={words} slip={<CountrySlip name={copy.button} />} />;
  if (mood === 'waiting') return <ClosedShop sign={words} />;
  return <Notice print={print}>{words}</Notice>;
}

function Stamp(): ReactNode {
  const editions = usePage().words('editions');
  return (
    <p className="notice-stamp" lang={editions.lang} aria-hidden="true">
      {editions.text('draft')}
    </p>
  );
}

/** A shutter that is down: the words are the sign on it, beside a slip with what there is. */
function ClosedShop({ sign, slip }: { readonly sign: ReactNode; readonly slip?: ReactNode }): ReactNode {
  return (
    <div className="notice-closed band-deep">
      <div className="closing-slats" aria-hidden="true" />
      <div className="container notice-shop">
        <div className="notice-nail">
          <div className="slip notice-sign">{sign}</div>
        </div>
        {slip && <div className="slip notice-list">{slip}</div>}
      </div>
    </div>
  );
}

interface PaperProps {
  /** The small print at the foot of the slip. */
  readonly print: ReactNode;
  readonly children: ReactNode;
}

/** The paper that the till prints: the words, and beyond the cut the slip. */
export function Notice({ print, children }: PaperProps): ReactNode {
  return (
    <div className="notice street">
      <div className="container notice-print">
        <div className="printer-slot" />
        <div className="slip notice-paper">
          <div className="notice-slip">
            <NoticeSlip />
            {print}
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
