import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { Icon } from '../../islands/elements/icon.tsx';

interface TagProps {
  /** On the board over the tag. */
  readonly goods: ReactNode;
  readonly title: Localized;
  /** In large type: the price, or the number that names it. */
  readonly sign: ReactNode;
  readonly text: ReactNode;
  /** The parts that the price includes. */
  readonly parts: readonly { readonly id: string; readonly text: ReactNode }[];
  /** Marks the tag that is put forward, and is stuck on its goods. */
  readonly saving?: Localized | false;
  /** The button. */
  readonly children: ReactNode;
}

/** A thing on the shelf, and its tag. */
export function Tag({ goods, title, sign, text, parts, saving, children }: TagProps): ReactNode {
  return (
    <li className="shelf-place">
      <div className="shelf-goods">
        {goods}
        {saving && <strong className="slip shelf-saving">−{saving}</strong>}
      </div>
      <div className={saving ? 'slip shelf-tag shelf-tag-best' : 'slip shelf-tag'}>
        <h2>{title}</h2>
        <p className="shelf-price">{sign}</p>
        <p>{text}</p>
        <ul className="ticks">
          {parts.map((part) => (
            <li key={part.id}>
              <Icon name="check" />
              {part.text}
            </li>
          ))}
        </ul>
        {children}
      </div>
    </li>
  );
}
