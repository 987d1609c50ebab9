import type { CodeDefinition, Step } from './code-definition.ts';
import * as subjects from './codes/subjects.ts';

type Subjects = typeof subjects;

/** A code that Wortlaut itself reports. */
type OwnCode = { [Subject in keyof Subjects]: keyof Subjects[Subject] }[keyof Subjects];

/** A code of a check of the site's own, which its configuration defines. */
export type SiteCode = string & { readonly ofSite: true };

/** Any code that a finding can have. */
export type Code = OwnCode | SiteCode;

export type CodeFoundBy<Finder extends Step> = {
  [Subject in keyof Subjects]: {
    [Each in keyof Subjects[Subject]]: Subjects[Subject][Each] extends { readonly foundBy: Finder } ? Each : never;
  }[keyof Subjects[Subject]];
}[keyof Subjects];

/** Every code of Wortlaut, in the order of the numbers. */
export const codes: Readonly<Record<OwnCode, CodeDefinition>> = Object.fromEntries(
  Object.values(subjects)
    .flatMap((subject) => Object.entries<CodeDefinition>(subject))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
) as Record<OwnCode, CodeDefinition>;

/** The codes of the site's own checks, with their definitions. */
export type SiteCodes = Readonly<Record<string, CodeDefinition>>;

export const siteCodes = (ofSite: SiteCodes): readonly Code[] => Object.keys(ofSite).sort() as SiteCode[];

/** Every code: those of Wortlaut, then those of the site's own checks. */
export const allCodes = (ofSite: SiteCodes): readonly Code[] => [...(Object.keys(codes) as OwnCode[]), ...siteCodes(ofSite)];

export const isCode = (code: string, ofSite: SiteCodes = {}): code is Code => Object.hasOwn(codes, code) || Object.hasOwn(ofSite, code);

/**
 * The definition of a code; a generic one for a code that is not among those of Wortlaut and of the site, such as one in an older report.
 * Without the codes of the site it answers what only codes of Wortlaut have.
 */
export const definitionOf = (code: Code, ofSite: SiteCodes = {}): CodeDefinition => codes[code as OwnCode] ?? ofSite[code] ?? undefinedCode;

const undefinedCode: CodeDefinition = {
  title: 'A finding of a check of the site.',
  cause: 'The configuration of the site does not define this code any more.',
  bad: '',
  good: '',
};

export const isSuppressible = (code: Code, ofSite: SiteCodes = {}): boolean => definitionOf(code, ofSite).suppressible !== false;
