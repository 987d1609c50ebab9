import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csv } from '../../../cli/submissions/csv.ts';
import { run } from './kept-leads.ts';
import { newStore } from './open-store.ts';

/** RFC 4180, read by its grammar. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

it('keeps any body unchanged in the database, as JSON and as CSV, with empty cells for empty fields', async () => {
  const store = await newStore();
  const { keep } = await store.open();
  const database = await store.read();
  const bodies = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()), { maxKeys: 5 });
  await fc.assert(
    fc.asyncProperty(bodies, async (given) => {
      const body = JSON.parse(JSON.stringify(given));
      await database.execute('DELETE FROM submissions');
      await keep({ key: 'key-0001', body });
      expect(JSON.parse((await run(store, [], { format: 'json' })).out)[0].body).toEqual(body);
      const [names = [], values = []] = readCsv((await run(store, [], { format: 'csv' })).out);
      const read = Object.fromEntries(names.slice(6).map((name, index) => [undone(name), undone(values[index + 6] ?? '')]));
      expect(read).toEqual(Object.fromEntries(Object.entries(body).map(([name, value]) => [name, asCell(value)])));
    }),
    { numRuns: 100 },
  );
});

const asCell = (value: unknown) => (value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value));

const undone = (cell: string) => cell.replace(/(?<=^|[;\t\r\n])'/g, '');

it('writes no formula into a spreadsheet', () => {
  const cells = ['=1', '+1', '-1', '@a', '\t=1', '\r=1', '\n=1', '＝1', "'x"].map((message, id) => ({
    id,
    key: '=k',
    received: 0,
    body: { '=f': message },
    deliveries: [],
  }));
  for (const [, key, , , , , message] of readCsv(csv(cells))) for (const cell of [key, message]) expect(cell).toMatch(/^(?:'|Key)/);
});

it('writes no formula for spreadsheets that begin a cell after a semicolon or a row within quotation marks', () => {
  const messages = ['a;=1', 'a;b;+1', 'a\t@b', 'a, "b"\n=1', 'a\r\n-1', ';＝1'];
  const text = csv(messages.map((message, id) => ({ id, key: 'k', received: 0, body: { message }, deliveries: [] })));
  for (const cell of text.split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^[=+\-@＝＋－＠]/);
  expect(text).toContain("a;'=1");
});
