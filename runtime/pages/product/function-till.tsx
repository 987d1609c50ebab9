import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { Pictogram, type PictogramName } from '../../illustrations/pictogram.tsx';

export interface FunctionTillProps {
  readonly groups: readonly {
    readonly id: string;
    readonly what: Localized;
    readonly list: readonly string[];
    readonly texts: Readonly<Record<string, Localized>>;
    readonly keys: Readonly<Record<string, PictogramName>>;
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
              Object.entries(keys).map(([key, sign]) => (
                <p key={`${id}-${key}`} className={`till-key key-${index + 1}`}>
                  {texts[key]}
                  <Pictogram name={sign} />
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
