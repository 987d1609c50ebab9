import type { CodeDefinition, Step } from './code-definition.ts';
import { accessibility } from './codes/accessibility.ts';
import { build } from './codes/build.ts';
import { claims } from './codes/claims.ts';
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
import { weight } from './codes/weight.ts';
import { wording } from './codes/wording.ts';

const defined = {
  ...accessibility,
  ...build,
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
  ...weight,
  ...wording,
} as const;

export type Code = keyof typeof defined;

/** The codes that a step reports. */
export type CodeFoundBy<Finder extends Step> = {
  [Each in Code]: (typeof defined)[Each] extends { readonly foundBy: Finder } ? Each : never;
}[Code];

/** Every code, in the order of the numbers. */
export const codes: Readonly<Record<Code, CodeDefinition>> = Object.fromEntries(
  Object.entries(defined).sort(([a], [b]) => (a < b ? -1 : 1)),
) as Record<Code, CodeDefinition>;

/** Whether a finding of this code may be suppressed, or be part of a baseline. */
export const isSuppressible = (code: Code): boolean => codes[code].suppressible !== false;
