import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, type InArgs, type ResultSet, type Transaction } from '@libsql/client';
import { onTestFinished } from 'vitest';

/*
 * A libSQL server on this machine, as far as the store needs one: Hrana 2 over HTTP (github.com/tursodatabase/libsql, HTTP_V2_SPEC.md), in
 * front of a file. It refuses requests without the token.
 */

interface Value {
  readonly type: 'null' | 'integer' | 'float' | 'text';
  readonly value?: string | number;
}
interface Statement {
  readonly sql?: string;
  readonly sql_id?: number;
  readonly args?: readonly Value[];
  readonly named_args?: readonly { readonly name: string; readonly value: Value }[];
}
type Condition =
  | { readonly type: 'ok' | 'error'; readonly step: number }
  | { readonly type: 'not'; readonly cond: Condition }
  | { readonly type: 'and' | 'or'; readonly conds: readonly Condition[] }
  | { readonly type: 'is_autocommit' };
interface Step {
  readonly condition?: Condition | null;
  readonly stmt: Statement;
}
type Asked =
  | { readonly type: 'execute'; readonly stmt: Statement }
  | { readonly type: 'batch'; readonly batch: { readonly steps: readonly Step[] } }
  | { readonly type: 'store_sql'; readonly sql_id: number; readonly sql: string }
  | { readonly type: 'close' | 'close_sql' | 'get_autocommit' };

/** Starts the server in front of a file. */
export async function libsqlServer(file: string): Promise<{ readonly url: string; readonly token: string }> {
  const token = 'token-of-this-test';
  const client = createClient({ url: `file:${file}`, concurrency: 1 });
  let last: Promise<void> = Promise.resolve();
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request.setEncoding('utf8')) text += part;
    if (request.url !== '/v2/pipeline') return response.writeHead(request.url === '/v2' ? 200 : 404).end();
    if (request.headers.authorization !== `Bearer ${token}`) return response.writeHead(401).end('{"message":"no token"}');
    const { requests } = JSON.parse(text) as { requests: readonly Asked[] };
    const stored = new Map<number, string>();
    const results: unknown[] = [];
    last = last.then(async () => {
      for (const asked of requests) {
        if (asked.type === 'store_sql') stored.set(asked.sql_id, asked.sql);
        results.push(await answered(asked, stored));
      }
    });
    await last;
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ baton: null, base_url: null, results }));
  });

  // The client of a file returns its connection after each statement, so transactions of the client itself are used.
  let transaction: Transaction | undefined;
  const run = async (sql: string, args: InArgs): Promise<Pick<ResultSet, 'columns' | 'rows' | 'rowsAffected'>> => {
    if (/^BEGIN/i.test(sql)) transaction = await client.transaction('write');
    else if (/^COMMIT/i.test(sql)) await transaction?.commit();
    else if (/^ROLLBACK/i.test(sql)) await transaction?.rollback();
    else return (transaction ?? client).execute({ sql, args });
    if (!/^BEGIN/i.test(sql)) transaction = undefined;
    return { columns: [], rows: [], rowsAffected: 0 };
  };

  const execute = async ({ sql, sql_id: id, args = [], named_args: named = [] }: Statement, stored: ReadonlyMap<number, string>) => {
    const given = named.length ? Object.fromEntries(named.map(({ name, value }) => [name, read(value)])) : args.map(read);
    const { columns, rows, rowsAffected } = await run(sql ?? stored.get(id ?? -1) ?? '', given as InArgs);
    return {
      cols: columns.map((name) => ({ name })),
      rows: rows.map((row) => columns.map((_, index) => column(row[index]))),
      affected_row_count: rowsAffected,
      last_insert_rowid: null,
    };
  };

  const answered = async (asked: Asked, stored: ReadonlyMap<number, string>): Promise<object> => {
    if (asked.type === 'execute')
      return execute(asked.stmt, stored).then(
        (result) => ({ type: 'ok', response: { type: 'execute', result } }),
        (error) => ({ type: 'error', error: errorOf(error) }),
      );
    if (asked.type !== 'batch') return { type: 'ok', response: { type: asked.type } };
    const step_results: (object | null)[] = [];
    const step_errors: (object | null)[] = [];
    const holds = (condition: Condition): boolean => {
      if (condition.type === 'ok') return Boolean(step_results[condition.step]);
      if (condition.type === 'error') return Boolean(step_errors[condition.step]);
      if (condition.type === 'not') return !holds(condition.cond);
      if (condition.type === 'and') return condition.conds.every(holds);
      if (condition.type === 'or') return condition.conds.some(holds);
      return false;
    };
    for (const { condition, stmt } of asked.batch.steps) {
      if (condition && !holds(condition)) {
        step_results.push(null);
        step_errors.push(null);
        continue;
      }
      const [result, error] = await execute(stmt, stored).then(
        (done) => [done, null],
        (fault) => [null, errorOf(fault)],
      );
      step_results.push(result ?? null);
      step_errors.push(error ?? null);
    }
    return { type: 'ok', response: { type: 'batch', result: { step_results, step_errors } } };
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    client.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token };
}

const read = ({ type, value }: Value) => (type === 'null' ? null : type === 'integer' ? Number(value) : (value ?? null));

const column = (value: unknown): Value => {
  if (value === null || value === undefined) return { type: 'null' };
  if (typeof value === 'number') return Number.isInteger(value) ? { type: 'integer', value: String(value) } : { type: 'float', value };
  return { type: 'text', value: String(value) };
};

const errorOf = (error: { message: string; code?: string }) => ({ message: error.message, code: error.code });
