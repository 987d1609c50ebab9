import type { ReactNode } from 'react';
import { ButtonLink } from '../components/button.tsx';
import { Island } from '../components/island.tsx';
import { Slip } from '../illustrations/slip.tsx';
import { type Link, usePage } from '../page-context.ts';
import type { NoticeCopy } from '../shapes/notice.ts';
import type { TemplateProps } from '../templates.ts';

/** A short message and a way on: pages that are not there (P5, P20), or not yet. */
export function NoticePage({ copy, structure }: TemplateProps<'notice'>): ReactNode {
  const { country, home, link } = usePage();
  const chooser = link({ page: 'chooser' }) ?? home;
  const way = structure.way === 'home' ? home : chooser;
  return (
    <div className="notice">
      <div className="container notice-grid">
        <Slip mood={structure.mood} />
        {copy.country && !country ? (
          <Anywhere copy={copy} country={copy.country} ways={[way, chooser]} />
        ) : (
          <div className="notice-words">
            <h1>{copy.heading}</h1>
            <p className="lead">{copy.text}</p>
            <ButtonLink link={way}>{copy.button}</ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}

interface AnywhereProps {
  readonly copy: NoticeCopy;
  readonly country: NonNullable<NoticeCopy['country']>;
  readonly ways: readonly [page: Link, country: Link];
}

/** The page behind every unknown address: script reads which one it was, and may know where it has gone (decision 7). */
function Anywhere({ copy: { heading, text, button }, country, ways: [way, chooser] }: AnywhereProps): ReactNode {
  return (
    <Island
      of="not-found"
      when="load"
      props={{
        table: usePage().addresses,
        page: { heading, text, button, href: way.href },
        country: { ...country, href: chooser.href },
      }}
    />
  );
}
