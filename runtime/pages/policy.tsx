import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Board } from '../components/board.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { Contents } from '../components/contents.tsx';
import { Figures } from '../components/figures.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { RichWords } from '../components/rich-words.tsx';
import { Section } from '../components/section.tsx';
import type { PolicyProps } from '../props/policy.ts';
import { OpenRows, PolicyRows } from './policy/rows.tsx';

/** Privacy and imprint (P21): a sign that says all, or a slip and a sheet for looking things up with its contents beside it, and a shutter. */
export function PolicyPage({ copy, structure }: PolicyProps): ReactNode {
  const sections = structure.sections.flatMap((section) => {
    const words = copy.sections[section.id];
    return words ? [{ ...section, words, texts: (section.rows && words.rows) ?? {} }] : [];
  });
  const { link, number, words } = usePage();
  const none = structure.none?.flatMap((id) => {
    const label = copy.none?.[id];
    return label ? [{ id, label, value: number(0) }] : [];
  });
  const contents = 'contents' in copy && copy.contents;
  const plate = sections.find(({ place }) => place === 'plate');
  const shutter = sections.find(({ place }) => place === 'shutter');
  const texts = sections.map(
    (section) =>
      !section.place && (
        <section key={section.id} id={section.id}>
          <h2>{section.words.heading}</h2>
          {section.text.map((name) => (
            <p key={name}>
              <RichWords text={section.words.text[name]} />
            </p>
          ))}
          <PolicyRows {...section} />
          {section.rows && <OpenRows {...section} missing={copy.missing} />}
        </section>
      ),
  );
  const slip = shutter && (
    <div className="slip policy-slip">
      <PolicyRows {...shutter} />
    </div>
  );
  const changed = <p className="policy-changed">{copy.changed}</p>;
  return (
    <>
      {plate ? (
        <div className="page-hero street">
          <div className="container policy-sign">
            <div className="slip policy-plate">
              <Board as="h1" text={copy.heading} lines={[1, 1]} />
              {changed}
              <p className="lead">{copy.lead}</p>
              <section id={plate.id}>
                <h2 className="visually-hidden">{plate.words.heading}</h2>
                <PolicyRows {...plate} />
              </section>
              <div className="policy-also">
                <OpenRows {...plate} missing={copy.missing} />
                <div className="policy-texts">{texts}</div>
              </div>
            </div>
          </div>
        </div>
      ) : (
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
            {contents && (
              <div className="policy-side">
                <Contents name="policy-contents" label={contents}>
                  {sections.map(({ id, words }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{words.heading}</a>
                    </li>
                  ))}
                </Contents>
              </div>
            )}
            <div className="slip policy-text">
              {texts}
              {changed}
            </div>
          </Section>
        </>
      )}
      {shutter && (
        <CallToAction
          id={shutter.id}
          heading={shutter.words.heading}
          text={shutter.text.map((name) => <RichWords key={name} text={shutter.words.text[name]} />)}
          {...(shutter.rows
            ? { object: slip }
            : { first: { label: words('nav').text('support'), link: link({ page: 'support' }) }, object: null })}
        />
      )}
    </>
  );
}
