import type { Vocabulary } from '../../2-check/content-check.ts';
import type { SiteFacts } from '../../5-inspect/shared/site-facts.ts';
import type { OutputDir } from '../../6-emit/output-file.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Content, SharedContent } from '../../model/content.ts';
import type { SharedManifest } from '../../model/manifest.ts';
import type { Assets } from '../../model/site-files.ts';

/** What all batches of a site share. Plain data: it is sent to worker threads. */
export interface BatchContext {
  readonly shared: SharedContent;
  readonly manifest: SharedManifest;
  readonly assets: Assets;
  /** Template → hash of the code that renders its pages. */
  readonly code: Readonly<Record<string, string>>;
  readonly siteFacts: SiteFacts;
  readonly vocabulary: Vocabulary;
  /** Where pages are written; absent where they are only inspected. */
  readonly output?: OutputDir;
  readonly cache: string;
}

/** Reads the texts of some pages, in all languages or only in some, with diagnostics of their files. */
export type PageTextReader = (
  pages: readonly string[],
  languages?: ReadonlySet<string>,
) => Promise<{ content: Content; diagnostics: readonly Diagnostic[] }>;
