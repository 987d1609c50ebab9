import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from '../components/button.tsx';
import { trialOf } from '../components/header-actions.ts';
import type { AppendixProps } from '../props/appendix.ts';
import { AppendixTable } from './appendix/table.tsx';
import { Edition } from './terms/edition.tsx';

/** A document that the terms refer to: price list, country list, support models (T3, T6 to T8). */
export function AppendixPage({ copy, structure }: AppendixProps): ReactNode {
  const page = usePage();
  const last = structure.sections.at(-1);
  return (
    <article className="appendix container">
      <header className="document-head">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <Edition />
      </header>
      {structure.sections.map((section, index) => {
        const { id, text, table } = section;
        const words = copy.sections[id];
        return (
          words && (
            <section key={id} id={id}>
              <h2 id={`${id}-heading`} className={index === 0 && table?.tags ? 'visually-hidden' : undefined}>
                {words.heading}
              </h2>
              {text.map((name) => (
                <p key={name}>{words.text[name]}</p>
              ))}
              {table && words.table && <AppendixTable labelledBy={`${id}-heading`} table={table} words={words.table} />}
              {section === last && (
                <div className="buttons">
                  <ButtonLink link={page.link(structure.terms)} variant="line">
                    {copy.back}
                  </ButtonLink>
                  {structure.trial && (
                    <ButtonLink link={page.external('signUp')} variant="filled">
                      {trialOf(page)}
                    </ButtonLink>
                  )}
                </div>
              )}
            </section>
          )
        );
      })}
    </article>
  );
}
