import { differenceOf } from '../difference.ts';
import { answerTo, questionsAbout } from '../questions.ts';
import type { NamedFiles } from './sites.ts';

/** An answer of a host; the text of a file is its own name. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}
export type Ask = (address: string, init?: RequestInit) => Promise<Answered>;

/** Asks a host all questions, and returns its answers that differ from the resolver's, headers included; empty if all are right. */
export async function faults({ manifest, files }: NamedFiles, ask: Ask): Promise<readonly unknown[]> {
  const site = { manifest, files: new Map(files.map((file) => [file, file])) };
  const documents = new Set((manifest.documents ?? []).map(({ path }) => path));
  const faults: unknown[] = [];
  for (const { path } of questionsAbout(site)) {
    const { status, headers, text } = await ask(path);
    const wanted = answerTo(site, { path });
    // The types of all other files are the host's, by their endings.
    const { 'content-type': type, ...others } = wanted.headers;
    const given = { ...wanted, headers: { ...others, ...(type !== undefined && documents.has(path) && { 'content-type': type }) } };
    const difference = differenceOf(site, { status, headers: Object.fromEntries(headers), body: Buffer.from(text) }, given);
    if (difference) faults.push([path, difference]);
  }
  return faults.slice(0, 12);
}
