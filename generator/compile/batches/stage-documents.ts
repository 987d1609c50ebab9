import { RenderContext } from '../../4-render/context.ts';
import { HostClash, HostFileError, hostConfiguration, hostedFiles } from '../../4-render/host.ts';
import { renderSiteDocuments } from '../../4-render/site-documents.ts';
import { renderThemeDocuments } from '../../4-render/theme-documents.ts';
import type { FileRecords } from '../../6-emit/file-records.ts';
import { type FileRecord, outputFile, placeAll, reuseFile } from '../../6-emit/output-file.ts';
import type { Staging } from '../../6-emit/staging.ts';
import { type Diagnostic, DiagnosticError, finding } from '../../diagnostics/diagnostic.ts';
import { bitOf, type InputSet, trackInputs } from '../../model/input-groups.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { SiteFiles } from '../../model/site-files.ts';
import type { SiteConfig } from '../configuration/config.ts';
import { configFailure } from '../configuration/custom-functions.ts';
import type { BuildState } from '../reuse/build-state.ts';
import type { SiteToBuild } from './site-to-build.ts';

interface DocumentsToStage
  extends Pick<SiteToBuild, 'shared' | 'manifest' | 'assets' | 'vocabulary' | 'theme' | 'config' | 'staging' | 'hosts'> {
  readonly previousState?: Pick<BuildState, 'documents' | 'documentInputs'> | undefined;
}

/** Renders and stages the files beside the pages. They do not depend on the texts of pages, but for the titles that lists show. */
export class StagedDocuments {
  readonly #site: DocumentsToStage;
  readonly #isUnchanged: boolean;
  #inputs = always;
  readonly #staged = new Map<string, FileRecord>();
  #ofTheme: ReturnType<typeof renderThemeDocuments> | undefined;
  /** Stages one file at each step, so that other work can run in between; has no steps without a staging folder. */
  readonly staging: Iterator<void>;

  /** `changed` are the input groups that have changed: where the files of the last build were made of none of them, they are reused. */
  constructor(site: DocumentsToStage, changed: InputSet) {
    this.#site = site;
    this.#isUnchanged = ((site.previousState?.documentInputs ?? always) & changed) === 0;
    this.staging = this.#stage();
  }

  /** Rendered at each call: the sitemaps of a large site take more memory while its pages are made than time. */
  files(): SiteFiles {
    const { shared, manifest, assets } = this.#site;
    const { value, inputs } = trackInputs(shared, (content) => renderSiteDocuments(content, manifest, assets));
    this.#inputs |= inputs;
    return new Map([...value, ...this.ofTheme().files]);
  }

  /** The input groups that the staged files depend on. */
  inputs(): InputSet {
    return this.#inputs;
  }

  /** The files to publish: with those of the hosts, which no rule over the site reads. */
  #published(): SiteFiles {
    const { hosts, manifest, config } = this.#site;
    return refusing(config, () => hostedFiles(this.files(), manifest, hosts));
  }

  /** The files that hosts read elsewhere: `NAME/path` → text. */
  configuration(): SiteFiles {
    const { hosts, manifest, config } = this.#site;
    return hosts.some((host) => host.configuration) ? refusing(config, () => hostConfiguration(this.files(), manifest, hosts)) : new Map();
  }

  ofTheme(): { readonly files: SiteFiles; readonly diagnostics: readonly Diagnostic[]; readonly keys: readonly string[] } {
    const { shared, manifest, vocabulary, theme, config } = this.#site;
    if (!manifest.documents) return { files: new Map(), diagnostics: [], keys: [] };
    this.#ofTheme ??= renderThemeDocuments({
      site: new RenderContext({
        content: shared,
        manifest,
        routes: new Map(),
        today: vocabulary.today,
        writeFact: config.writeFact,
      }),
      theme,
      manifest,
    });
    const { files, diagnostics, queries } = this.#ofTheme;
    for (const query of queries) this.#inputs |= query.inputs;
    return { files, diagnostics, keys: queries.map(({ key }) => key) };
  }

  /** The staged files; stages the rest first. */
  staged(): FileRecords {
    while (!this.staging.next().done);
    return this.#staged;
  }

  *#stage(): Generator<void> {
    const { manifest, staging, previousState } = this.#site;
    if (!staging) return;
    const reused = this.#isUnchanged ? stageReused(staging, previousState?.documents ?? []) : [];
    if (reused.length) this.#inputs |= previousState?.documentInputs ?? 0;
    for (const [path, file] of reused.length ? reused : placeAll(staging, withoutPages(this.#published(), manifest))) {
      this.#staged.set(path, file);
      yield;
    }
  }
}

/** Groups that any document may depend on without a query. */
const always = (['manifest', 'assets', 'code', 'today'] as const).reduce((all, group) => all | bitOf(group), 0);

/** Calls a function of hosts. A file that cannot be written stops the build: WL6034, or WL6035 if two hosts write it. */
function refusing({ file }: SiteConfig, run: () => SiteFiles): SiteFiles {
  try {
    return run();
  } catch (error) {
    if (error instanceof HostFileError) throw configFailure(`The host '${error.host}' cannot be used: ${error.message}`, { file });
    if (!(error instanceof HostClash)) throw error;
    const hint = 'Build for each host into its own folder (--out).';
    throw new DiagnosticError([finding('WL6035', {}, [error.message, hint])]);
  }
}

/** Leaves out files with the path of a page: pages are written at the same time. */
function withoutPages(files: SiteFiles, { routes }: Manifest): SiteFiles {
  const left = new Map(files);
  for (const { output } of routes) left.delete(output);
  return left;
}

/** Stages files of the last build; returns none if one of them is gone. */
function stageReused(staging: Staging, documents: BuildState['documents']): [string, FileRecord][] {
  const files: [string, FileRecord][] = [];
  for (const [path, hash] of documents) {
    const file = reuseFile(staging, outputFile(staging, path, hash));
    if (!file) return [];
    files.push([path, file]);
  }
  return files;
}
