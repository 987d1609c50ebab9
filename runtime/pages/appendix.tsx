import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Board } from '../components/board.tsx';
import { ButtonLink } from '../components/button.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { CounterPhone } from '../illustrations/counter-phone.tsx';
import { Globe } from '../illustrations/globe.tsx';
import { PriceGun } from '../illustrations/price-gun.tsx';
import type { AppendixProps } from '../props/appendix.ts';
import { AppendixTable } from './appendix/table.tsx';
import { Edition } from './terms/edition.tsx';

/** The goods on the shelf above the tags. */
const goods = { gun: <PriceGun />, phone: <CounterPhone />, globe: <Globe /> } as const;

/** A document that the terms refer to: price list, country list, support models (T3, T6 to T8). */
export function AppendixPage({ copy, structure }: AppendixProps): ReactNode {
  const page = usePage();
  const sheets = structure.sections.filter(({ slip }) => slip);
  const section = ({ id, text, table }: (typeof structure.sections)[number]) => {
    const words = copy.sections[id];
    return (
      words && (
        <section key={id} id={id}>
          <h2 id={`${id}-heading`} className={table?.tags ? 'visually-hidden' : undefined}>
            {words.heading}
          </h2>
          {text.map((name) => (
            <p key={name}>{words.text[name]}</p>
          ))}
          {table && words.table && <AppendixTable labelledBy={`${id}-heading`} table={table} words={words.table} />}
        </section>
      )
    );
  };
  return (
    <>
      <article className="appendix container">
        <header className="document-head street">
          <div className="appendix-title">
            <Board as="h1" text={copy.title} lines={[1, 2]} />
            <Edition />
          </div>
          <div className="appendix-words">
            <p className="lead">{copy.lead}</p>
            <ButtonLink link={page.link(structure.terms)} variant="line">
              {copy.back}
            </ButtonLink>
          </div>
          {structure.goods && goods[structure.goods]}
        </header>
        {structure.sections.filter(({ slip }) => !slip).map(section)}
        {sheets.length > 0 && <div className="slip appendix-sheet">{sheets.map(section)}</div>}
      </article>
      <CallToAction
        heading={copy.closing.heading}
        text={copy.closing.text}
        first={{ label: copy.closing.button, link: page.link(structure.closing) }}
        object={null}
      />
    </>
  );
}
