import type { ReactNode } from 'react';
import { type CountryChoice, usePage } from 'wortlaut/react';
import { RichWords } from '../../components/rich-words.tsx';
import { Flag } from '../../islands/elements/flag.tsx';
import type { AppendixTableCopy, AppendixTable as Table } from '../../props/appendix.ts';

interface AppendixTableProps {
  /** The heading that names the table. */
  readonly labelledBy: string;
  readonly table: Table;
  readonly words: AppendixTableCopy;
}

/** Rows under column headers, which the first cell of each row names; one may be marked. They are lines, or tags on a shelf. */
export function AppendixTable({ labelledBy, table, words }: AppendixTableProps): ReactNode {
  const { country, countryChoices } = usePage();
  const [first = '', ...others] = table.columns;
  const countries = 'eachCountry' in table.rows && table.rows.eachCountry;
  const rows = 'eachCountry' in table.rows ? table.rows.eachCountry : table.rows;
  return (
    <section className={table.tags ? 'appendix-tags' : 'appendix-table'} aria-labelledby={labelledBy}>
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
            <tr
              key={row}
              className={table.tags && (row === (table.marked ?? country) ? 'slip shelf-tag shelf-tag-best' : 'slip shelf-tag')}
            >
              <th scope="row">
                {countries ? (
                  <CountryLink choice={countryChoices.find(({ code }) => code === row)}>
                    <Flag code={row} />
                    <RichWords text={words.rows[row]?.[first]} />
                  </CountryLink>
                ) : (
                  <RichWords text={words.rows[row]?.[first]} />
                )}
                {row === table.marked && <span className="appendix-mark">{words.marked}</span>}
              </th>
              {others.map((column) => (
                <td key={column}>
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

/** A country of the list, which leads to its home page. */
function CountryLink({ choice, children }: { readonly choice: CountryChoice | undefined; readonly children: ReactNode }): ReactNode {
  const { home } = usePage();
  return choice ? (
    <a href={choice.current ? home.href : choice.href} hrefLang={choice.hrefLang}>
      {children}
    </a>
  ) : (
    children
  );
}
