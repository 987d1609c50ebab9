import type { ReactNode } from 'react';
import { type FactId, usePage } from 'wortlaut/react';
import { Island } from './island.tsx';

interface OpeningHoursProps {
  readonly opening: readonly FactId[];
  readonly timeZone: string;
  readonly children: ReactNode;
}

/** The opening hours, and with script whether it is open at this moment. */
export function OpeningHours({ opening, timeZone, children }: OpeningHoursProps): ReactNode {
  const page = usePage();
  const words = page.words('hours');
  const spans = opening.flatMap((id) => {
    const fact = page.fact(id);
    return fact.kind === 'hours' ? fact.spans : [];
  });
  return (
    <section className="hours" aria-labelledby="hours">
      <div className="hours-head">
        <h2 id="hours" lang={words.lang}>
          {words.text('heading')}
        </h2>
        <Island
          of="open-now"
          when="idle"
          props={{ spans, timeZone, tag: page.tag, lang: words.lang, open: words.message('open'), closed: words.message('closed') }}
        />
        <p>{children}</p>
      </div>
      <ul className="hours-list">
        {opening.map((id) => (
          <li key={id}>{page.format(id)}</li>
        ))}
      </ul>
    </section>
  );
}
