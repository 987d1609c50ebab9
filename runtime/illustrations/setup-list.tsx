import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { Picture } from './picture.tsx';

/** Widths of the words in each row of the list; the last row is still being done. */
const rows = [118, 164, 92, 140, 108] as const;

/** The till while it is being set up from afar: the list is nearly done, and the other one's pointer is on it. */
export function SetupList({ title }: { readonly title: Localized }): ReactNode {
  return (
    <Picture name="setup-list" size={[720, 500]} title={title}>
      <path className="picture-device" d="M8 500V38A34 34 0 0 1 42 4H678A34 34 0 0 1 712 38V500Z" />
      <path className="picture-screen" d="M26 500V46A20 20 0 0 1 46 26H674A20 20 0 0 1 694 46V500Z" />
      <path className="picture-panel" d="M456 26H674A20 20 0 0 1 694 46V500H456Z" />
      <path className="picture-words" d="M56 66h128" />
      {rows.map((width, index) => {
        const done = index < rows.length - 1;
        return (
          <g key={width} transform={`translate(50 ${98 + index * 72})`}>
            <rect className={done ? 'picture-tile' : 'picture-tile chosen'} width="376" height="58" rx="14" />
            <circle className={done ? 'picture-action' : 'picture-ring'} cx="34" cy="29" r="14" />
            {done && <path className="picture-done" d="M27 29l5 5 10-11" />}
            <path className="picture-words" d={`M66 29h${width}`} />
          </g>
        );
      })}
      <circle className="picture-ring" cx="575" cy="190" r="66" />
      <circle className="picture-ring done" cx="575" cy="190" r="66" pathLength="100" transform="rotate(-90 575 190)" />
      <path className="picture-done on-panel" d="M546 192l20 20 38-42" />
      <path className="picture-words" d="M515 306h120M533 332h84" />
      <rect className="picture-action" x="490" y="386" width="170" height="52" rx="14" />
      <path className="picture-action-words" d="M540 412h70" />
      <path className="picture-pointer" d="M346 410l56 22-25 9-9 25Z" />
    </Picture>
  );
}
