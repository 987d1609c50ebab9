import type { ReactNode } from 'react';
import { type ClauseToken, numbersOf, type RichText, usePage } from 'wortlaut/react';
import { RichWords } from '../components/rich-words.tsx';
import type { TermsProps } from '../props.ts';

/** A contract: its contents, and each clause under a number that follows from the outline. */
export function TermsPage({ copy, structure }: TermsProps): ReactNode {
  const page = usePage();
  const words = page.words('terms');
  const { sections } = structure.outline;
  const numbers = numbersOf(sections);
  const show = (text: RichText | undefined) =>
    text && <RichWords text={text} token={(token) => <Token token={token} numbers={numbers} />} />;
  return (
    <article className="page terms">
      <header className="page-head">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <Edition />
      </header>
      <nav className="contents" aria-label={words.text('contents')}>
        <ol>
          {Object.keys(sections).map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{show(copy.clauses[section]?.heading)}</a>
            </li>
          ))}
        </ol>
      </nav>
      {Object.entries(sections).map(([section, clauses]) => (
        <section key={section} aria-labelledby={section}>
          <h2 id={section}>{show(copy.clauses[section]?.heading)}</h2>
          {clauses.map((name) => {
            const id = `${section}.${name}`;
            const number = numbers.get(id) ?? '';
            return (
              <div key={id} className="clause" id={id}>
                <a href={`#${id}`} aria-label={words.text('clause', { number })}>
                  {number}
                </a>
                <p>{show(copy.clauses[section]?.[name])}</p>
              </div>
            );
          })}
        </section>
      ))}
    </article>
  );
}

/** The edition of a contract, with the next one while it is announced. */
function Edition(): ReactNode {
  const page = usePage();
  const { edition } = page;
  const words = page.words('editions');
  if (!edition || edition === 'draft') return edition && <p className="edition">{words.text('draft')}</p>;
  const { status, href, all, next } = edition;
  const day = page.date(edition.day);
  return (
    <p className="edition" lang={words.lang}>
      <a href={href}>{status === 'in force' ? words.text('inForce', { day }) : words.text('announced', { day })}</a>{' '}
      {next && <a href={next.href}>{words.text('later', { day: page.date(next.day) })}</a>} <a href={all}>{words.text('all')}</a>
    </p>
  );
}

interface TokenProps {
  readonly token: ClauseToken;
  readonly numbers: ReadonlyMap<string, string>;
}

/** A reference is a link with the number of its clause; a term is marked where it is defined. */
function Token({ token: { kind, id, surface }, numbers }: TokenProps): ReactNode {
  if (kind === 'ref') return <a href={`#${id}`}>{numbers.get(id)}</a>;
  return kind === 'def' ? <dfn>{surface}</dfn> : surface;
}
