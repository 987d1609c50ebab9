import { type MutationFunction, QueryClient, type QueryFunctionContext } from '@tanstack/query-core';

declare module '@tanstack/query-core' {
  interface Register {
    /** Set for a query that takes a missing session for an answer: null. */
    queryMeta: { readonly unauthorized?: 'null' };
  }
}

interface CallOptions {
  /** Milliseconds until an unused result is removed. */
  readonly answersKept: number;
}

/**
 * The client for calls of a server (C2, C3). A query is sent once: its answer never becomes stale, and neither a failure, the
 * focus nor time repeats it. Nor is a mutation repeated. Without a network both fail at once instead of waiting for one.
 *
 * The library is fetched with this file, so import it where a call happens and not before.
 */
export function openCalls({ answersKept }: CallOptions): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchAnswer,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: answersKept,
        networkMode: 'always',
      },
      mutations: { retry: false, gcTime: answersKept, networkMode: 'always' },
    },
  });
}

/** Carries out one change, as a mutation of the client. */
export function change<Answer, Given>(calls: QueryClient, mutationFn: MutationFunction<Answer, Given>, given: Given): Promise<Answer> {
  return calls.getMutationCache().build<Answer, Error, Given, unknown>(calls, { mutationFn }).execute(given);
}

/** The first element of the key is the path of the request, which carries cookies. */
async function fetchAnswer({ queryKey: [path], meta, signal }: QueryFunctionContext): Promise<unknown> {
  const answer = await fetch(String(path), { credentials: 'include', headers: { Accept: 'application/json' }, signal });
  if (answer.status === 401 && meta?.unauthorized === 'null') return null;
  if (!answer.ok) throw new Error(`${answer.status}: ${(await answer.text()) || answer.statusText}`);
  return answer.json();
}
