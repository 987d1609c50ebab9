import { createElement, Fragment, type ReactNode } from 'react';
import { type ClauseToken, type RichPart, type RichText, usePage } from 'wortlaut/react';

interface RichWordsProps {
  readonly text: RichText;
  /** Shows what only clauses have: references, and defined terms. */
  readonly token?: (token: ClauseToken) => ReactNode;
}

/** A text with its strong words, its emphasis and its links. */
export function RichWords({ text, token }: RichWordsProps): ReactNode {
  if (typeof text === 'string') return text;
  return createElement(Fragment, null, ...text.parts.map((part) => createElement(Part, { part, token })));
}

function Part({ part, token }: { readonly part: RichPart; readonly token: RichWordsProps['token'] }): ReactNode {
  const page = usePage();
  if (typeof part === 'string') return part;
  if (!('parts' in part)) return token?.(part) ?? part.surface;
  const words = <RichWords text={part} {...(token && { token })} />;
  if (part.kind !== 'link') return part.kind === 'strong' ? <strong>{words}</strong> : <em>{words}</em>;
  const link = page.link(part.to);
  return link ? (
    <a href={link.href} hrefLang={link.hrefLang}>
      {words}
    </a>
  ) : (
    words
  );
}
