import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from '../components/button.tsx';
import { NoticeDraft } from '../components/notice-draft.tsx';
import { NoticeInstead } from '../components/notice-instead.tsx';
import { NoticeSlip } from '../components/notice-slip.tsx';
import { NoticeStreet } from '../components/notice-street.tsx';
import { CountryList, HereButton, NoticeWays } from '../components/notice-ways.tsx';
import { RichWords } from '../components/rich-words.tsx';
import { ShutHouse } from '../illustrations/shut-house.tsx';
import type { NoticeProps } from '../props/notice.ts';

/** A short message and a way on: pages that are not there (P5, P20), or not yet. */
export function NoticePage({ copy, structure, print }: NoticeProps & { readonly print?: ReactNode }): ReactNode {
  const { home } = usePage();
  const lead = (
    <p className="lead">
      <RichWords text={copy.text} />
    </p>
  );
  if (structure.way === 'chooser')
    return (
      <NoticeStreet heading={copy.heading} thing={<ShutHouse words={copy.sign} />}>
        <div className="notice-street-words">
          {lead}
          <HereButton name={copy.button} />
        </div>
        <CountryList copy={copy} />
      </NoticeStreet>
    );
  if (structure.instead)
    return (
      <NoticeStreet
        eyebrow={copy.eyebrow}
        heading={copy.heading}
        thing={<NoticeDraft headings={(structure.printed ?? []).flatMap((id) => copy.printed?.[id] ?? [])} />}
      >
        <div className="notice-street-words">
          {lead}
          <NoticeInstead copy={copy} structure={structure} />
        </div>
        <NoticeWays copy={copy} structure={structure} />
      </NoticeStreet>
    );
  const words = (
    <div className="notice-words">
      <h1>{copy.heading}</h1>
      {lead}
      <div className="buttons">
        <ButtonLink link={home}>{copy.button}</ButtonLink>
      </div>
      <NoticeWays copy={copy} structure={structure} />
    </div>
  );
  if (structure.mood === 'waiting')
    return (
      <div className="notice-street street">
        <div className="container">{words}</div>
      </div>
    );
  return <Notice print={print}>{words}</Notice>;
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
      <div className="container">
        <div className="printer-slot" />
        <div className="slip notice-paper">
          {children}
          <div className="notice-slip">
            <NoticeSlip />
          </div>
          {print}
        </div>
      </div>
    </div>
  );
}
