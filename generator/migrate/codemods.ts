import type { Codemod } from './codemod.ts';
import { clausePages } from './codemods/clause-pages.ts';
import { contentFields } from './codemods/content-fields.ts';
import { contentFunctions } from './codemods/content-functions.ts';
import { fragments } from './codemods/fragments.ts';
import { generatedTypes } from './codemods/generated-types.ts';
import { hosts } from './codemods/hosts.ts';
import { importPaths } from './codemods/import-paths.ts';
import { pageAnchors } from './codemods/page-anchors.ts';
import { pageReads } from './codemods/page-reads.ts';
import { registers } from './codemods/registers.ts';
import { themeValues } from './codemods/theme-values.ts';

/** Every codemod, in the order in which they run: files that are deleted need no other change. */
export const codemods: readonly Codemod[] = [
  pageAnchors,
  registers,
  generatedTypes,
  importPaths,
  contentFields,
  hosts,
  contentFunctions,
  clausePages,
  themeValues,
  fragments,
  pageReads,
];
