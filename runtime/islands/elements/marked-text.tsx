import { Fragment, type ReactNode } from 'react';
import type { ClauseToken } from 'wortlaut/react';
import type { LinkedPart, LinkedText } from '../../rich-text.ts';

export interface MarkedTextProps {
  readonly text: LinkedText;
  /** Renders a token of a clause; by default its word. */
  readonly token?: (token: ClauseToken) => ReactNode;
}

/** A text whose links are known, with its strong words, its emphasis and its links. Islands show their texts with it. */
export function MarkedText({ text, token }: MarkedTextProps): ReactNode {
  if (typeof text === 'string') return text;
  return text.map((part, index) => {
    // The parts of a text never change places: the index names them well.
    const key = `${index}`;
    return <Fragment key={key}>{shown(part, token)}</Fragment>;
  });
}

function shown(part: LinkedPart, token: MarkedTextProps['token']): ReactNode {
  if (typeof part === 'string') return part;
  if (!('parts' in part)) return token ? token(part) : part.surface;
  const words = <MarkedText text={part.parts} {...(token && { token })} />;
  switch (part.kind) {
    case 'strong':
      return <strong>{words}</strong>;
    case 'emphasis':
      return <em>{words}</em>;
    case 'link':
      return part.link ? (
        <a href={part.link.href} hrefLang={part.link.hrefLang}>
          {words}
        </a>
      ) : (
        words
      );
  }
}
