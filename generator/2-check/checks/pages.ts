import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { isDay } from '../../markup/date-time.ts';
import type { Page } from '../../model/content.ts';
import { pagesListed } from '../../model/listed-pages.ts';
import type { PageDefinition } from '../../model/page.ts';
import type { Brand } from '../../model/site.ts';
import type { SiteCheck } from '../content-check.ts';
import { unknownName } from '../unknown-name.ts';

/** A path segment, but not `.` and `..` (RFC 3986, 3.3). */
const segment = String.raw`(?!\.{1,2}(?:\/|$))(?:[a-z0-9.-]|:product)+`;
const patternPath = new RegExp(`^/:locale(?:/${segment})*$`);
const plainPath = new RegExp(`^/(?:${segment}(?:/${segment})*)?$`);

const dots = /\/\.{1,2}(?:\/|$)/;

/** Pages: templates that exist and well-formed addresses. */
export const pages: SiteCheck = {
  run: (content, { templates }) =>
    [...content.pages.values()].flatMap((page) => [
      ...unknownTemplates(page, templates),
      ...malformedPaths(page),
      ...withoutProduct(page, content.brand.value),
    ]),
};

function unknownTemplates({ id, definition: { value, file } }: Page, templates: readonly string[]): Diagnostic[] {
  const listed = value.lists?.template;
  const uses = [
    { template: value.template, dataPath: ['template'], verb: 'uses the template' },
    listed === undefined ? [] : { template: listed, dataPath: ['lists', 'template'], verb: 'lists pages of the template' },
  ];
  return uses
    .flat()
    .flatMap(({ template: name, dataPath, verb }) =>
      unknownName('WL1008', { file, dataPath, name, among: templates, noun: 'templates' }, [
        `The page '${id}' ${verb} '${name}', which does not exist.`,
      ]),
    );
}

/** A path in a page's definition, and its required form. */
interface PathToCheck {
  readonly path: string;
  readonly pattern: RegExp;
  readonly dataPath: readonly string[];
  /** The form in words, with an example. */
  readonly form: string;
}

function malformedPaths({ definition: { value, file } }: Page): Diagnostic[] {
  return pathsOf(value)
    .filter(({ path, pattern }) => !pattern.test(path))
    .map(({ path, pattern, dataPath, form }) =>
      finding('WL3004', { file, dataPath, ...wellFormed(path, pattern) }, [
        `The path '${path}' is malformed; ${form} in lower case is expected.`,
        dots.test(path)
          ? "Remove the segments '.' and '..': an address begins at the root of the site."
          : `Begin with ${pattern === patternPath ? "'/:locale', the country and language" : 'a slash'}, use letters, digits and hyphens, and remove the closing slash.`,
      ]),
    );
}

/** Paths with the placeholder `:product` if the brand has no value for it. */
function withoutProduct({ definition: { value, file } }: Page, { slug }: Brand): Diagnostic[] {
  if (slug !== undefined) return [];
  return pathsOf(value)
    .filter(({ path }) => path.includes(':product'))
    .map(({ path, dataPath }) =>
      finding('WL3004', { file, dataPath }, [
        `The path '${path}' has the placeholder :product, but brand.ts has no slug for it.`,
        "Add the name of the product in addresses to brand.ts, such as slug: 'reading-room', or remove the placeholder.",
      ]),
    );
}

function pathsOf({ path, addresses = [], redirectFrom = [] }: PageDefinition): PathToCheck[] {
  const form = "an address such as '/support'";
  return [
    path === undefined ? [] : { path, pattern: patternPath, dataPath: ['path'], form: "a pattern such as '/:locale/support'" },
    addresses.map((address, index) => ({ path: address.path, pattern: plainPath, dataPath: ['addresses', String(index), 'path'], form })),
    redirectFrom.map((former, index) => ({
      path: former,
      pattern: former.includes(':') && !plainPath.test(former) ? patternPath : plainPath,
      dataPath: ['redirectFrom', String(index)],
      form: "an address such as '/:locale/help'",
    })),
  ].flat();
}

/** The corrected path, if only its case, slashes or spaces are wrong. */
function wellFormed(path: string, pattern: RegExp): Pick<Diagnostic, 'found' | 'expected' | 'fixIntent'> {
  const expected = `/${path.trim().toLowerCase().replaceAll(' ', '-').split('/').filter(Boolean).join('/')}`;
  if (!pattern.test(expected)) return { found: path };
  return { found: path, expected, fixIntent: { title: `Write ${expected}`, changes: [{ replace: path, by: expected }] } };
}

/** Lists of pages: an address that can be numbered, and entries with a date that can be sorted (WL1044). */
export const lists: SiteCheck = {
  run: ({ pages }) => [...[...pages.values()].flatMap(withoutPattern), ...pagesListed(pages).flatMap(withoutDay)],
};

function withoutPattern({ id, definition: { value, file } }: Page): Diagnostic | Diagnostic[] {
  if (value.lists?.size === undefined || value.path !== undefined) return [];
  return finding('WL1044', { file, dataPath: ['lists', 'size'] }, [
    `The list '${id}' has 'size', but no 'path' that its further addresses could extend by a number.`,
    "Give it a path such as '/:locale/journal', or delete 'size'.",
  ]);
}

function withoutDay({ id, definition: { value, file } }: Page): Diagnostic | Diagnostic[] {
  const { date } = (value.structure ?? {}) as { readonly date?: unknown };
  if (date === undefined || isDay(date)) return [];
  return finding('WL1044', { file, dataPath: ['structure', 'date'] }, [
    `Lists sort the page '${id}' by its date, but ${typeof date === 'string' ? `'${date}'` : 'this'} is not a day of the calendar.`,
    "Write it as '2026-07-31'.",
  ]);
}
