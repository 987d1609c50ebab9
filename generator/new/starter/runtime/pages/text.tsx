import type { ReactNode } from 'react';
import { RichWords } from '../components/rich-words.tsx';
import type { TextProps } from '../props.ts';

export function TextPage({ copy }: TextProps): ReactNode {
  return (
    <article className="page">
      <header className="page-head">
        <h1>{copy.heading}</h1>
        <p className="lead">{copy.lead}</p>
      </header>
      <div className="sections">
        {Object.entries(copy.sections).map(([name, { heading, text }]) => (
          <section key={name}>
            <h2>{heading}</h2>
            <p>
              <RichWords text={text} />
            </p>
          </section>
        ))}
      </div>
    </article>
  );
}
