import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Island } from '../components/island.tsx';
import { NotFoundPrint } from '../islands/elements/not-found-print.tsx';
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
    return (
      <NoticePage copy={{ ...copy, ...visitor }} structure={structure}>
        <NotFoundPrint heading={heading} text={text} />
      </NoticePage>
    );
  const chooser = link({ page: 'chooser' }) ?? home;
  return (
    <Notice mood={structure.mood}>
      <Island
        of="not-found"
        when="load"
        props={{
          table: addresses,
          page: { ...visitor, print: { heading, text }, button, href: home.href },
          country: { ...copy.country, href: chooser.href },
        }}
      />
    </Notice>
  );
}
