import type { BuiltSite } from '../built-site.ts';
import { type HttpResponse, jsonResponse } from '../http-response.ts';

/** What a probe looks at. */
interface Probed {
  site(): Promise<BuiltSite | undefined>;
  store(): Promise<boolean>;
}

/** The addresses at which a supervisor asks how the server is. They are answered at any time and not logged. */
export const probes = {
  /** The process answers. */
  '/api/health': async (_: Probed): Promise<HttpResponse> => answer(200, 'alive'),
  /** It can do its work; 503 with what is missing. */
  '/api/ready': async ({ site, store }: Probed): Promise<HttpResponse> => {
    if (!(await site())) return answer(503, 'site');
    return (await store().catch(() => false)) ? answer(200, 'ready') : answer(503, 'store');
  },
};

/** The response of a probe: 200 or 503 with one word as JSON, which nobody may cache. */
export const probe = async (path: keyof typeof probes, probed: Probed): Promise<HttpResponse> => ({
  ...(await probes[path](probed)),
  servedPath: path,
});

const answer = (status: number, word: string): HttpResponse => ({
  ...jsonResponse(status, word),
  headers: { 'Cache-Control': 'no-store' },
});
