import { Fragment, type ReactNode } from 'react';
import type { ClauseToken, Localized, RichText } from '../../../generator/model/localized.ts';
import { usePage } from '../../page-context.ts';
import type { TermsStructure } from '../../shapes/terms.ts';

interface ClauseTextProps extends Pick<TermsStructure, 'outline' | 'documents'> {
  readonly text: RichText;
  readonly numbers: ReadonlyMap<string, string>;
}

/** The words of a clause, with its references as links, and its definitions marked as such. */
export function ClauseText({ text, ...around }: ClauseTextProps): ReactNode {
  if (typeof text === 'string') return text;
  return joined(text.parts).map((part, index) => {
    // The parts of a clause never change places: the index names them well.
    const key = `${index}`;
    return typeof part === 'string' ? <Fragment key={key}>{part}</Fragment> : <Token key={key} token={part} {...around} />;
  });
}

/** A term that is used is a word like any other: words that follow each other are one text. */
function joined(parts: readonly (string | ClauseToken)[]): (string | ClauseToken)[] {
  const all: (string | ClauseToken)[] = [];
  for (const part of parts) {
    const word = typeof part !== 'string' && part.kind === 'term' ? (part.surface ?? '') : part;
    const before = all.at(-1);
    if (typeof word === 'string' && typeof before === 'string') all[all.length - 1] = before + word;
    else all.push(word);
  }
  return all;
}

type TokenProps = Omit<ClauseTextProps, 'text'> & { readonly token: ClauseToken };

function Token({ token, numbers, documents }: TokenProps): ReactNode {
  const page = usePage();
  switch (token.kind) {
    case 'ref':
      return <Reference id={token.id} numbers={numbers} />;
    case 'def':
      return <dfn id={`term-${token.id}`}>{token.surface}</dfn>;
    case 'term':
      return token.surface;
    case 'doc': {
      const target = documents[token.id];
      const link = target && page.link(target);
      return link ? <a href={link.href}>{token.surface}</a> : token.surface;
    }
  }
}

/** `6.3`, or `6.3–6.5` for a range. */
function Reference({ id, numbers }: { readonly id: string; readonly numbers: TokenProps['numbers'] }): ReactNode {
  return id.split('..').map((end, index) => (
    <Fragment key={end}>
      {index > 0 && '–'}
      <a href={`#${end}`}>{numbers.get(end)}</a>
    </Fragment>
  ));
}

/** A heading has no references. */
export function plainText(text: RichText | undefined): Localized | undefined {
  return typeof text === 'string' ? text : undefined;
}
