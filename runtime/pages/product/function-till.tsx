import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { Icon } from '../../islands/elements/icon.tsx';

interface FunctionTillProps {
  readonly groups: readonly {
    readonly id: string;
    readonly what: Localized;
    readonly list: readonly string[];
    readonly texts: Readonly<Record<string, Localized>>;
    readonly keys: readonly string[];
  }[];
  readonly sum: Localized;
}

/** A till whose keys are functions of the page, and whose basket counts them all: decoration above the list. */
export function FunctionTill({ groups, sum }: FunctionTillProps): ReactNode {
  const { number } = usePage();
  return (
    <div className="till-device function-till" aria-hidden="true">
      <div className="till-screen">
        <div className="till-side">
          <div className="till-keys">
            {groups.flatMap(({ id, keys, texts }, index) =>
              keys.map((key) => (
                <p key={`${id}-${key}`} className={`till-key key-${index + 1}`}>
                  {texts[key]}
                  <Icon name="check" />
                </p>
              )),
            )}
          </div>
        </div>
        <div className="till-basket">
          <ul className="till-lines">
            {groups.map(({ id, what, list }) => (
              <li key={id}>
                <span>{what}</span> <span>{number(list.length)}</span>
              </li>
            ))}
          </ul>
          <p className="till-sum">
            <span>{sum}</span> <strong>{number(groups.flatMap(({ list }) => list).length)}</strong>
          </p>
        </div>
      </div>
    </div>
  );
}
