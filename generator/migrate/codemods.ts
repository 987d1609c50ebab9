import type { Codemod } from './codemod.ts';
import { clausePages } from './codemods/clause-pages.ts';
import { contentFields } from './codemods/content-fields.ts';
import { contentFunctions } from './codemods/content-functions.ts';
import { fragments } from './codemods/fragments.ts';
import { importPaths } from './codemods/import-paths.ts';
import { pageReads } from './codemods/page-reads.ts';
import { themeValues } from './codemods/theme-values.ts';

/** Every codemod, in the order in which they run. */
export const codemods: readonly Codemod[] = [importPaths, contentFields, contentFunctions, clausePages, themeValues, fragments, pageReads];
