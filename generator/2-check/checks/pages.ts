import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { correction } from '../../diagnostics/suggestion.ts';
import type { SiteCheck } from '../content-check.ts';

/** A part of a path between two slashes; `.` and `..` name no part, they lead elsewhere (RFC 3986, 3.3). */
const segment = String.raw`(?!\.{1,2}(?:\/|$))(?:[a-z0-9.-]|:product)+`;
const patternPath = new RegExp(`^/:locale(?:/${segment})*$`);
const plainPath = new RegExp(`^/(?:${segment}(?:/${segment})*)?$`);

const dots = /\/\.{1,2}(?:\/|$)/;

/** Pages: a template that exists and addresses that are well formed (A1, decision 1). */
export const pages: SiteCheck = {
  name: 'pages',
  run: (content, { templates }) =>
    [...content.pages.values()].flatMap(({ id, definition: { value, file } }) => {
      const malformed = [
        ...(value.path !== undefined && !patternPath.test(value.path)
          ? [{ path: value.path, pattern: patternPath, dataPath: ['path'], expected: "a pattern such as '/:locale/support'" }]
          : []),
        ...(value.addresses ?? []).flatMap((address, index) =>
          plainPath.test(address.path)
            ? []
            : [
                {
                  path: address.path,
                  pattern: plainPath,
                  dataPath: ['addresses', String(index), 'path'],
                  expected: "an address such as '/support'",
                },
              ],
        ),
      ];
      malformed.push(
        ...(value.redirectFrom ?? []).flatMap((path, index) =>
          patternPath.test(path) || plainPath.test(path)
            ? []
            : [
                {
                  path,
                  pattern: path.includes(':') ? patternPath : plainPath,
                  dataPath: ['redirectFrom', String(index)],
                  expected: "an address such as '/:locale/help'",
                },
              ],
        ),
      );
      return [
        ...(templates.includes(value.template)
          ? []
          : [
              {
                code: 'WL1008',
                severity: 'error',
                file,
                dataPath: ['template'],
                message: `The page '${id}' uses the template '${value.template}', which does not exist.`,
                ...correction(value.template, templates, { noun: 'templates' }),
              } as const,
            ]),
        ...malformed.map(({ path, pattern, dataPath, expected }) => ({
          code: 'WL3004' as const,
          severity: 'error' as const,
          file,
          dataPath,
          ...wellFormed(path, pattern),
          message: `The path '${path}' is malformed; ${expected} in lower case is expected.`,
          hint: dots.test(path)
            ? "Take the segments '.' and '..' out: an address names its place from the root of the site."
            : `Begin with ${pattern === patternPath ? "'/:locale', which stands for the country and language" : 'a slash'}, use letters, digits and hyphens, and leave the closing slash out.`,
        })),
      ];
    }),
};

/** The path as it must be, where its capitals, its slashes or its spaces are all that is wrong. */
function wellFormed(path: string, pattern: RegExp): Pick<Diagnostic, 'found' | 'expected' | 'mend'> {
  const expected = `/${path.trim().toLowerCase().replaceAll(' ', '-').split('/').filter(Boolean).join('/')}`;
  if (!pattern.test(expected)) return { found: path };
  return { found: path, expected, mend: { title: `Write ${expected}`, changes: [{ replace: path, by: expected }] } };
}
