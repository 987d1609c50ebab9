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

let codesOfSite: Readonly<Record<string, CodeDefinition>> = {};

/**
 * Registers the codes of the site's own checks and removes earlier ones. `loadConfig` calls it once in every process and thread, before
 * anything is checked or printed.
 */
export function defineSiteCodes(definitions: Readonly<Record<string, CodeDefinition>>): void {
  codesOfSite = definitions;
}

/** The codes of the site's own checks, sorted. */
export const siteCodes = (): readonly Code[] => Object.keys(codesOfSite).sort() as SiteCode[];

/** Every code: those of Wortlaut, then those of the site's own checks. */
export const allCodes = (): readonly Code[] => [...(Object.keys(codes) as OwnCode[]), ...siteCodes()];

export const isCode = (code: string): code is Code => Object.hasOwn(codes, code) || Object.hasOwn(codesOfSite, code);

/** The definition of a code; a generic one for a code that the configuration does not define any more, such as one in an older report. */
export const definitionOf = (code: Code): CodeDefinition => codes[code as OwnCode] ?? codesOfSite[code] ?? undefinedCode;

const undefinedCode: CodeDefinition = {
  title: 'A finding of a check of the site.',
  cause: 'The configuration of the site does not define this code any more.',
  bad: '',
  good: '',
};

/** Whether a finding of this code may be suppressed, or be part of a baseline. */
export const isSuppressible = (code: Code): boolean => definitionOf(code).suppressible !== false;
