import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from '../components/button.tsx';
import { NoticeSlip } from '../components/notice-slip.tsx';
import { NoticeWays } from '../components/notice-ways.tsx';
import { RichWords } from '../components/rich-words.tsx';
import type { NoticeProps, NoticeStructure } from '../props/notice.ts';

/** A short message and a way on: pages that are not there (P5, P20), or not yet. */
export function NoticePage({ copy, structure, print }: NoticeProps & { readonly print?: ReactNode }): ReactNode {
  const { home, link } = usePage();
  const way = structure.way === 'home' ? home : (link({ page: 'chooser' }) ?? home);
  const { instead } = structure;
  const name = instead && copy.ways?.[instead.id];
  return (
    <Notice mood={structure.mood} print={print}>
      <div className="notice-words">
        <h1>{copy.heading}</h1>
        <p className="lead">
          <RichWords text={copy.text} />
        </p>
        <div className="buttons">
          {instead && name && <ButtonLink link={link(instead.to)}>{name}</ButtonLink>}
          <ButtonLink link={way} variant={name ? 'line' : 'filled'}>
            {copy.button}
          </ButtonLink>
        </div>
        <NoticeWays copy={copy} structure={structure} />
      </div>
    </Notice>
  );
}

interface PaperProps {
  readonly mood: NoticeStructure['mood'];
  /** The small print at the foot of the slip. */
  readonly print: ReactNode;
  readonly children: ReactNode;
}

/** The paper that the till prints: the words, and beyond the cut the slip. */
export function Notice({ mood, print, children }: PaperProps): ReactNode {
  return (
    <div className="notice street">
      <div className="container notice-print">
        <div className="printer-slot" />
        <div className="slip notice-paper">
          <div className="notice-slip">
            <NoticeSlip mood={mood} />
            {print}
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
