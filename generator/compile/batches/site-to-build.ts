import type { Source } from '../../1-load/source.ts';
import type { Vocabulary } from '../../2-check/content-check.ts';
import type { NamedHost } from '../../4-render/host.ts';
import type { Staging } from '../../6-emit/staging.ts';
import type { SharedContent } from '../../model/content.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { Assets } from '../../model/site-files.ts';
import type { Theme } from '../../react/theme.ts';
import type { SiteConfig } from '../configuration/config.ts';
import type { RunOptions } from '../reuse/build-run.ts';
import type { BuildState } from '../reuse/build-state.ts';
import type { Addressing, SharedHashes } from '../reuse/input-fingerprints.ts';

/** The content folder, which is read page by page. */
interface ContentFiles {
  readonly source: Source;
  readonly folder: string;
  /** Path below the content folder → hash of the file. */
  readonly hashes: ReadonlyMap<string, string>;
}

/** What pages are rendered from, beside their own texts. */
export interface SharedInputs {
  /** All content but the texts of ordinary pages. */
  readonly shared: SharedContent;
  readonly sharedHashes: SharedHashes;
  readonly manifest: Manifest;
  readonly assets: Assets;
  /** Template → hash of the code that renders its pages. */
  readonly code: Readonly<Record<string, string>>;
  readonly addressing: Addressing;
  readonly vocabulary: Vocabulary;
}

export interface SiteToBuild {
  readonly theme: Theme;
  readonly config: SiteConfig;
  readonly files: ContentFiles;
  readonly inputs: SharedInputs;
  readonly cache: string;
  readonly previousState?: BuildState | undefined;
  readonly hosts: readonly NamedHost[];
  /** Whether pages are rendered, or only their texts checked. */
  readonly render: boolean;
  /** Where pages are written; absent if they are only inspected. */
  readonly staging?: Staging | undefined;
  readonly run: Pick<RunOptions, 'workers' | 'cores' | 'progress'>;
}
