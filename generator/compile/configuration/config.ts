import type { Check } from '../../2-check/content-check.ts';
import { type FactWriter, factWriter } from '../../4-render/fact-formats.ts';
import { formatFact } from '../../4-render/format-fact.ts';
import type { Host } from '../../4-render/host.ts';
import { builtInHosts } from '../../4-render/hosts/hosts.ts';
import type { PageRule } from '../../5-inspect/page-rule.ts';
import type { SiteRule } from '../../5-inspect/site-rule.ts';
import type { SitePlace } from '../../bundle/bundle-inputs.ts';
import type { SiteCodes } from '../../diagnostics/codes.ts';
import { type Diagnostic, DiagnosticError, finding } from '../../diagnostics/diagnostic.ts';
import type { Named } from '../../diagnostics/run-check.ts';
import type { Config, ReportFormat } from '../../node/config.ts';
import { configFilesIn } from '../../package/roots.mjs';
import { asCheck, asPageRule, asSiteRule } from './custom-checks.ts';
import { asFactFormat, asHost, asReportFormat } from './custom-functions.ts';
import { importConfig } from './site-modules.ts';

/** The additions of the site's configuration, in the form that the stages take. */
export interface SiteConfig {
  /** Relative to the folder of the site; empty without a configuration. */
  readonly file: string;
  readonly codes: SiteCodes;
  readonly checks: readonly Check[];
  readonly pageRules: readonly Named<PageRule>[];
  readonly siteRules: readonly Named<SiteRule>[];
  readonly factFormats: readonly string[];
  readonly writeFact: FactWriter;
  readonly reportFormats: Readonly<Record<string, ReportFormat>>;
  readonly hosts: Readonly<Record<string, Host>>;
}

/** The additions of a site without a configuration. */
export const noConfig: SiteConfig = {
  file: '',
  codes: {},
  checks: [],
  pageRules: [],
  siteRules: [],
  factFormats: [],
  writeFact: formatFact,
  reportFormats: {},
  hosts: {},
};

/** The configuration of the site in a folder; without one it adds nothing. Rejects with a `DiagnosticError` if it cannot be used. */
export async function loadConfig(site: SitePlace): Promise<SiteConfig> {
  const { root } = site;
  const [file, ...others] = configFilesIn(root);
  if (file === undefined) return noConfig;
  if (others.length) {
    const related = others.map((other) => ({ file: other, message: 'Another one is here.' }));
    const message = `The site has ${others.length + 1} configurations: ${[file, ...others].join(', ')}.`;
    throw new DiagnosticError([finding('WL6031', { file, related }, [message, 'Keep one of them, and delete the others.'])]);
  }
  const { default: value } = await importConfig(site, file).catch(async (error) => {
    throw new DiagnosticError((await import('../../bundle/config-faults.ts')).configFaults(error, root, file));
  });
  if (value === undefined) throw new DiagnosticError([noDefault(file)]);
  const [{ checkConfig }, { locate }] = await Promise.all([import('../../1-load/check-config.ts'), import('../../1-load/locate.ts')]);
  const faults = checkConfig(value, file, {
    reportFormats: (await import('../../7-report/report.ts')).formats,
    hosts: Object.keys(builtInHosts),
  });
  if (faults.length) throw new DiagnosticError(await locate(faults, root));
  const { checks = [], pageRules = [], siteRules = [], factFormats = {}, reportFormats = {}, hosts = {} } = value as Config;
  return {
    file,
    codes: Object.assign({}, ...[...checks, ...pageRules, ...siteRules].map(({ codes }) => codes)),
    checks: checks.map(asCheck(file)),
    pageRules: pageRules.map(asPageRule(file)),
    siteRules: siteRules.map(asSiteRule(file)),
    factFormats: Object.keys(factFormats),
    writeFact: factWriter(mapValues(factFormats, asFactFormat(file))),
    reportFormats: mapValues(reportFormats, asReportFormat(file)),
    hosts: mapValues(hosts, asHost(file)),
  };
}

const mapValues = <Value>(values: Readonly<Record<string, Value>>, map: (name: string, value: Value) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(name, value)]));

function noDefault(file: string): Diagnostic {
  return finding('WL6031', { file }, [
    'This file has no default export, and a configuration is expected there.',
    'Write `export default defineConfig({ … });`, with `import { defineConfig } from "wortlaut/node";` above it.',
  ]);
}
