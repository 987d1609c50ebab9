import type { ReactNode } from 'react';
import { RichWords } from '../../components/rich-words.tsx';
import { Flag } from '../../islands/elements/flag.tsx';
import type { AppendixTableCopy, AppendixTable as Table } from '../../props/appendix.ts';

interface AppendixTableProps {
  /** The heading that names the table. */
  readonly labelledBy: string;
  readonly table: Table;
  readonly words: AppendixTableCopy;
}

/** Rows under column headers, which the first cell of each row names; one may be marked. They are lines of a slip, or tags on a shelf. */
export function AppendixTable({ labelledBy, table, words }: AppendixTableProps): ReactNode {
  const [first = '', ...others] = table.columns;
  const hasFlags = 'eachCountry' in table.rows;
  const rows = 'eachCountry' in table.rows ? table.rows.eachCountry : table.rows;
  return (
    <section
      className={table.tags ? 'appendix-tags' : `slip appendix-table${hasFlags ? ' appendix-countries' : ''}`}
      aria-labelledby={labelledBy}
      tabIndex={table.tags ? undefined : 0}
    >
      <table aria-labelledby={labelledBy}>
        <thead className={table.tags && 'visually-hidden'}>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={table.tags && 'shelf-tags'}>
          {rows.map((row) => (
            <tr key={row} className={table.tags && `slip shelf-tag${row === table.marked ? ' shelf-tag-best' : ''}`}>
              <th scope="row">
                {hasFlags && <Flag code={row} />}
                <RichWords text={words.rows[row]?.[first]} />
                {row === table.marked && <span className="appendix-mark">{words.marked}</span>}
              </th>
              {others.map((column) => (
                <td key={column} data-label={table.tags && words.columns[column]}>
                  <RichWords text={words.rows[row]?.[column]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
