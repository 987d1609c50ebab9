import type { ReactNode } from 'react';
import { PageHero } from '../components/page-hero.tsx';
import { RichWords } from '../components/rich-words.tsx';
import { Section } from '../components/section.tsx';
import type { PolicyProps } from '../props/policy.ts';
import { PolicyRows } from './policy/rows.tsx';

/** Privacy and imprint (P21): a text for looking things up, with the list of its sections beside it. */
export function PolicyPage({ copy, structure }: PolicyProps): ReactNode {
  const sections = structure.sections.flatMap((section) => {
    const words = copy.sections[section.id];
    return words ? [{ ...section, words }] : [];
  });
  return (
    <>
      <PageHero heading={copy.heading} lead={copy.lead} />
      <Section name="policy" theme="counter">
        <nav className="policy-contents" aria-label={copy.contents}>
          <ol>
            {sections.map(({ id, words }) => (
              <li key={id}>
                <a href={`#${id}`}>{words.heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="policy-text">
          {sections.map(({ id, text, rows, words }) => (
            <section key={id} id={id}>
              <h2>{words.heading}</h2>
              {text.map((name) => (
                <p key={name}>
                  <RichWords text={words.text[name]} />
                </p>
              ))}
              {rows && words.rows && <PolicyRows rows={rows} texts={words.rows} missing={copy.missing} />}
            </section>
          ))}
          <p className="policy-changed">{copy.changed}</p>
        </div>
      </Section>
    </>
  );
}
