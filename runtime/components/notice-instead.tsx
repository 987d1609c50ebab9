import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Icon } from '../islands/elements/icon.tsx';
import type { NoticeProps } from '../props/notice.ts';

/** The document that there is instead, and why it is here. */
export function NoticeInstead({ copy, structure: { instead } }: NoticeProps): ReactNode {
  const { link } = usePage();
  const target = instead && link(instead.to);
  const name = instead && copy.ways?.[instead.id];
  if (!target || !name) return null;
  return (
    <div className="notice-instead">
      <a className="notice-document" href={target.href} hrefLang={target.hrefLang}>
        {name} <Icon name="arrow" />
      </a>
      <p>{copy.instead}</p>
    </div>
  );
}
