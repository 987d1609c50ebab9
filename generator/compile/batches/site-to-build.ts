import type { Source } from '../../1-load/source.ts';
import type { SiteVocabulary } from '../../2-check/content-check.ts';
import type { NamedHost } from '../../4-render/host.ts';
import type { Staging } from '../../6-emit/staging.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Content, SharedContent } from '../../model/content.ts';
import type { Assets } from '../../model/site-files.ts';
import type { Site } from '../configuration/open-site.ts';
import type { RunOptions } from '../reuse/build-run.ts';
import type { BuildState } from '../reuse/build-state.ts';
import type { SharedHashes } from '../reuse/input-fingerprints.ts';
import type { PlannedAddresses } from '../reuse/known-site.ts';
import type { BatchModules } from './batch-builder.ts';

export interface LoadedSite {
  readonly source: Source;
  /** All content but the texts of ordinary pages. */
  readonly shared: SharedContent;
  /** The shared content with the texts of the pages that claims are about. */
  readonly content: Content;
  readonly vocabulary: SiteVocabulary;
  readonly hashes: SharedHashes;
  /** The addresses, if they are those of the last build. */
  readonly planned?: PlannedAddresses | undefined;
  /** Diagnostics of the files of the shared content. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface SitePlan extends PlannedAddresses {
  readonly assets: Assets;
  readonly diagnostics: readonly Diagnostic[];
  /** Whether pages can be rendered; otherwise only their texts are checked. */
  readonly isRenderable: boolean;
}

export interface SiteToBuild extends Omit<LoadedSite, 'diagnostics'>, Omit<SitePlan, 'diagnostics'>, BatchModules {
  readonly hosts: readonly NamedHost[];
  /** Template → hash of the code that renders its pages. */
  readonly code: Readonly<Record<string, string>>;
  readonly site: Site;
  readonly run: RunOptions;
  readonly previousState?: BuildState | undefined;
  /** Where pages are written; absent if they are only inspected. */
  readonly staging?: Staging | undefined;
}
