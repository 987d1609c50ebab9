import type { CodeDefinition, Step } from './code-definition.ts';
import { accessibility } from './codes/accessibility.ts';
import { build } from './codes/build.ts';
import { claims } from './codes/claims.ts';
import { configuration } from './codes/configuration.ts';
import { content } from './codes/content.ts';
import { contentFiles } from './codes/content-files.ts';
import { contracts } from './codes/contracts.ts';
import { head } from './codes/head.ts';
import { links } from './codes/links.ts';
import { markup } from './codes/markup.ts';
import { richText } from './codes/rich-text.ts';
import { routes } from './codes/routes.ts';
import { searchEngines } from './codes/search-engines.ts';
import { security } from './codes/security.ts';
import { styles } from './codes/styles.ts';
import { translation } from './codes/translation.ts';
import { wording } from './codes/wording.ts';

const defined = {
  ...accessibility,
  ...build,
  ...configuration,
  ...claims,
  ...content,
  ...contentFiles,
  ...contracts,
  ...head,
  ...links,
  ...markup,
  ...richText,
  ...routes,
  ...searchEngines,
  ...security,
  ...styles,
  ...translation,
  ...wording,
} as const;

/** A code that Wortlaut itself reports. */
type OwnCode = keyof typeof defined;

/** A code of a check of the site's own, which its configuration defines. */
export type SiteCode = string & { readonly ofSite: true };

/** Any code that a finding can have. */
export type Code = OwnCode | SiteCode;

/** The codes that a step reports. */
export type CodeFoundBy<Finder extends Step> = {
  [Each in OwnCode]: (typeof defined)[Each] extends { readonly foundBy: Finder } ? Each : never;
}[OwnCode];

/** Every code of Wortlaut, in the order of the numbers. */
export const codes: Readonly<Record<OwnCode, CodeDefinition>> = Object.fromEntries(
  Object.entries(defined).sort(([a], [b]) => (a < b ? -1 : 1)),
) as Record<OwnCode, CodeDefinition>;

/** The codes of the site's own checks, with their definitions. */
export type SiteCodes = Readonly<Record<string, CodeDefinition>>;

/** The codes of the site's own checks, sorted. */
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

/** Whether a finding of this code may be suppressed, or be part of a baseline. */
export const isSuppressible = (code: Code, ofSite: SiteCodes = {}): boolean => definitionOf(code, ofSite).suppressible !== false;
