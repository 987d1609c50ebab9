import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import type { NoticeProps } from '../props/notice.ts';
import { ButtonLink } from './button.tsx';

/** The document that there is instead, and why it is here. */
export function NoticeInstead({ copy, structure: { instead } }: NoticeProps): ReactNode {
  const { link } = usePage();
  const target = instead && link(instead.to);
  const name = instead && copy.ways?.[instead.id];
  if (!target || !name) return null;
  return (
    <div className="notice-instead">
      <p>{copy.instead}</p>
      <div className="buttons">
        <ButtonLink link={target}>{name}</ButtonLink>
      </div>
    </div>
  );
}
