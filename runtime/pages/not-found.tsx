import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Enhanced } from '../components/enhanced.tsx';
import { NotFoundPrint } from '../components/not-found-print.tsx';
import { NoticeWays } from '../components/notice-ways.tsx';
import type { NotFoundProps } from '../props/not-found.ts';
import { Notice, NoticePage } from './notice.tsx';

/**
 * 'Page not found' (P20). Within a country it is a plain notice. Without one it answers every unknown address: script
 * reads which one it was, and may know where it leads, or that it names an unknown country (P5, decision 7).
 */
export function NotFoundPage({ copy, structure }: NotFoundProps): ReactNode {
  const page = usePage();
  const { home, link, addresses } = page;
  const { visitor, heading, text, button } = copy;
  if (page.country)
    return <NoticePage copy={{ ...copy, ...visitor }} structure={structure} print={<NotFoundPrint heading={heading} text={text} />} />;
  const chooser = link({ page: 'chooser' }) ?? home;
  return (
    <Notice print={<NotFoundPrint heading={heading} text={text} />}>
      <Enhanced by="not-found" props={{ table: addresses, country: { ...copy.country, href: chooser.href } }}>
        <div className="not-found">
          <h1 className="not-found-heading" data-room-for={copy.country.heading}>
            <span>{visitor.heading}</span>
          </h1>
          <p className="not-found-text" data-room-for={copy.country.text}>
            <span>{visitor.text}</span>
          </p>
          <a className="button filled" href={home.href} data-room-for={copy.country.button}>
            <span>{button}</span>
          </a>
          <NoticeWays copy={copy} structure={structure} />
        </div>
      </Enhanced>
    </Notice>
  );
}
