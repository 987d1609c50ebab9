import type { ReactNode } from 'react';
import { type ListedPage, type Localized, usePage } from 'wortlaut/react';
import { Stamp } from '../components/stamp.tsx';
import type { ArticleProps } from '../props.ts';

/** An entry of the journal, with those before and after it. */
export function ArticlePage({ copy, structure }: ArticleProps): ReactNode {
  const page = usePage();
  const words = page.words('journal');
  const { newer, older } = page.neighbours;
  return (
    <article className="entry">
      <h1>{copy.meta.title}</h1>
      <Stamp date={structure.date} />
      {Object.values(copy.paragraphs).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {(newer || older) && (
        <nav className="beside" aria-label={words.text('entries')}>
          {newer && <Neighbour entry={newer} label={words.text('newer')} rel="next" />}
          {older && <Neighbour entry={older} label={words.text('older')} rel="prev" />}
        </nav>
      )}
    </article>
  );
}

interface NeighbourProps {
  readonly entry: ListedPage;
  readonly label: Localized;
  readonly rel: 'next' | 'prev';
}

function Neighbour({ entry, label, rel }: NeighbourProps): ReactNode {
  return (
    <a className={rel} rel={rel} href={entry.link.href} hrefLang={entry.link.hrefLang}>
      <small>{label}</small> <span lang={entry.link.hrefLang}>{entry.title}</span>
    </a>
  );
}
