import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Contents } from '../components/contents.tsx';
import { Figures } from '../components/figures.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { RichWords } from '../components/rich-words.tsx';
import { Section } from '../components/section.tsx';
import type { PolicyProps } from '../props/policy.ts';
import { PolicyRows } from './policy/rows.tsx';

/** Privacy and imprint (P21): a text for looking things up, with the list of its sections beside it, and a slip or a plate of its own. */
export function PolicyPage({ copy, structure }: PolicyProps): ReactNode {
  const sections = structure.sections.flatMap((section) => {
    const words = copy.sections[section.id];
    return words ? [{ ...section, words }] : [];
  });
  const { number } = usePage();
  const none = structure.none?.flatMap((id) => {
    const label = copy.none?.[id];
    return label ? [{ id, label, value: number(0) }] : [];
  });
  return (
    <>
      <PageHero heading={copy.heading} lead={copy.lead}>
        {none && (
          <div className="policy-none">
            <div className="printer-slot" />
            <div className="slip">
              <Figures figures={none} />
            </div>
          </div>
        )}
      </PageHero>
      <Section name="policy" theme="counter">
        <Contents name="policy-contents" label={copy.contents}>
          {sections.map(({ id, words }) => (
            <li key={id}>
              <a href={`#${id}`}>{words.heading}</a>
            </li>
          ))}
        </Contents>
        <div className="policy-text">
          {sections.map(({ id, text, rows, plate, words }) => (
            <section key={id} id={id}>
              <h2>{words.heading}</h2>
              {text.map((name) => (
                <p key={name}>
                  <RichWords text={words.text[name]} />
                </p>
              ))}
              {rows && words.rows && <PolicyRows rows={rows} texts={words.rows} missing={copy.missing} plate={plate} />}
            </section>
          ))}
          <p className="policy-changed">{copy.changed}</p>
        </div>
      </Section>
    </>
  );
}
