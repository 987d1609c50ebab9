import { answerTo, questionsAbout } from '../questions.ts';
import type { NamedFiles } from './sites.ts';

/** What a host answers: the text of a file is its own name. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}
export type Ask = (address: string, init?: RequestInit) => Promise<Answered>;

/** What a host answers otherwise than the resolver, or with other headers, of everything that hosts are asked; nothing if all is right. */
export async function faults({ manifest, files }: NamedFiles, ask: Ask, isAsked = (_: string) => true): Promise<readonly unknown[]> {
  const site = { manifest, files: new Map(files.map((file) => [file, file])) };
  const types = new Map((manifest.documents ?? []).map(({ path, type }) => [path, `${type}; charset=utf-8`]));
  const found: unknown[] = [];
  for (const { path } of questionsAbout(site).filter((question) => isAsked(question.path))) {
    const answer = await ask(path);
    const { status, location = null, file = '', headers } = answerTo(site, { path });
    const got = { path, status: answer.status, location: answer.headers.get('Location'), file: answer.text };
    const expected = { path, status, location, file };
    if (JSON.stringify(got) !== JSON.stringify(expected)) found.push({ expected, got });
    const type = types.get(path);
    for (const [name, value] of Object.entries({ ...headers, 'content-type': type }))
      if (value !== undefined && (name !== 'content-type' || type) && answer.headers.get(name) !== value)
        found.push({ path, status, name, value, got: answer.headers.get(name) });
  }
  return found.slice(0, 12);
}
