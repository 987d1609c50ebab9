import { Fragment, type ReactNode } from 'react';
import { type ClauseToken, type Link, type RichText, usePage } from 'wortlaut/react';
import { RichWords } from '../../components/rich-words.tsx';
import type { TermsStructure } from '../../props/terms.ts';

interface ClauseTextProps extends Pick<TermsStructure, 'outline' | 'documents'> {
  readonly text: RichText;
  readonly numbers: ReadonlyMap<string, string>;
}

/** The words of a clause, with its references as links, and its definitions marked as such. */
export function ClauseText({ text, ...around }: ClauseTextProps): ReactNode {
  return <RichWords text={text} token={(token) => <Token token={token} {...around} />} />;
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
      return link ? <DocumentLink link={link}>{token.surface}</DocumentLink> : token.surface;
    }
  }
}

/** A document in another language than the clause is marked as such, with the language beside its name: `price list (Deutsch)`. */
function DocumentLink({ link, children }: { readonly link: Link; readonly children: ReactNode }): ReactNode {
  const { languages } = usePage();
  const code = Object.keys(languages).find((language) => `${link.hrefLang}-`.startsWith(`${language}-`));
  const name = code && languages[code]?.nativeName;
  return (
    <>
      <a href={link.href} hrefLang={link.hrefLang}>
        {children}
      </a>
      {name && (
        <span className="document-language">
          {' ('}
          <span lang={code}>{name}</span>)
        </span>
      )}
    </>
  );
}

/** `6.3`, or `6.3–6.5` for a range, which does not break after its dash. */
function Reference({ id, numbers }: { readonly id: string; readonly numbers: TokenProps['numbers'] }): ReactNode {
  return id.split('..').map((end, index) => (
    <Fragment key={end}>
      {index > 0 && '–\u2060'}
      <a href={`#${end}`}>{numbers.get(end)}</a>
    </Fragment>
  ));
}
