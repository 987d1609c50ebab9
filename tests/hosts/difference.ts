import type { Heard } from './ask.ts';
import type { Answer, BuiltSite } from './questions.ts';

/** Parts of a host's answer that differ from the expected one: name → found and expected. Undefined if all are equal. */
export function differenceOf(site: BuiltSite, { status, headers, body }: Heard, wanted: Answer): object | undefined {
  const different: Record<string, unknown> = {};
  const compare = (what: string, found: unknown, expected: unknown) => {
    if (found !== expected) different[what] = { found, expected };
  };
  compare('status', status, wanted.status);
  compare('location', headers.location, wanted.location);
  for (const [header, value] of Object.entries(wanted.headers)) compare(header, headers[header], value);
  if (wanted.file !== undefined && !body.equals(bytesOf(site, wanted.file)))
    different.body = `not that of ${wanted.file}: ${body.toString().slice(0, 80)}`;
  return Object.keys(different).length ? different : undefined;
}

/** The bytes of a file of a site; empty for a missing file. */
export const bytesOf = ({ files }: Pick<BuiltSite, 'files'>, file = ''): Buffer => Buffer.from(files.get(file) ?? '');
