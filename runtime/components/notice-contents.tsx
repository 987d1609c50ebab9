import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import type { NoticeProps } from '../props/notice.ts';

/** The clauses of the document that there is instead, as they are printed in it. */
export function NoticeContents({ copy, structure: { instead } }: NoticeProps): ReactNode {
  const { link } = usePage();
  const target = instead && link(instead.to);
  const name = instead && copy.ways?.[instead.id];
  if (!instead || !target || !name) return null;
  return (
    <nav className="notice-contents" aria-label={name}>
      <a className="notice-document" href={target.href} hrefLang={target.hrefLang}>
        {name}
      </a>
      <ol>
        {instead.clauses.map((id) => (
          <li key={id}>
            <a href={`${target.href}#${id}`} hrefLang={target.hrefLang}>
              {copy.clauses?.[id]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
