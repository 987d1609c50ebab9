import type { Check } from '../../2-check/content-check.ts';
import { defineFactFormats } from '../../4-render/fact-formats.ts';
import type { Host } from '../../4-render/host.ts';
import { builtInHosts } from '../../4-render/hosts/hosts.ts';
import type { PageRule } from '../../5-inspect/page-rule.ts';
import type { SiteRule } from '../../5-inspect/site-rule.ts';
import { defineSiteCodes } from '../../diagnostics/codes.ts';
import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { DiagnosticError } from '../../diagnostics/diagnostic-error.ts';
import type { Named } from '../../diagnostics/run-check.ts';
import type { Config, ReportFormat } from '../../node/config.ts';
import { configFilesIn, siteRoot } from '../../package/roots.mjs';
import { asCheck, asPageRule, asSiteRule } from './custom-checks.ts';
import { asFactFormat, asHost, asReportFormat } from './custom-functions.ts';
import { importConfig } from './site-modules.ts';

/** The additions of the site's configuration, in the form that the stages take. */
export interface SiteConfig {
  readonly checks: readonly Check[];
  readonly pageRules: readonly Named<PageRule>[];
  readonly siteRules: readonly Named<SiteRule>[];
  readonly factFormats: readonly string[];
  readonly reportFormats: Readonly<Record<string, ReportFormat>>;
  readonly hosts: Readonly<Record<string, Host>>;
}

/** The additions of a site without a configuration. */
export const noConfig: SiteConfig = { checks: [], pageRules: [], siteRules: [], factFormats: [], reportFormats: {}, hosts: {} };

let loading: Promise<SiteConfig> | undefined;

/**
 * The configuration of the site, imported and checked at the first call; that of a site without one adds nothing. From then on the codes of
 * its checks and its fact formats are known. Rejects with a `DiagnosticError` if it cannot be used.
 */
export function loadConfig(): Promise<SiteConfig> {
  loading ??= readConfig();
  return loading;
}

async function readConfig(): Promise<SiteConfig> {
  const [file, ...others] = configFilesIn(siteRoot);
  if (file === undefined) return noConfig;
  if (others.length) {
    const related = others.map((other) => ({ file: other, message: 'Another one is here.' }));
    const message = `The site has ${others.length + 1} configurations: ${[file, ...others].join(', ')}.`;
    throw new DiagnosticError([finding('WL6031', { file, related }, [message, 'Keep one of them, and delete the others.'])]);
  }
  const { default: value } = await importConfig(siteRoot, file).catch(async (error) => {
    throw new DiagnosticError((await import('../../bundle/config-faults.ts')).configFaults(error, file));
  });
  if (value === undefined) throw new DiagnosticError([noDefault(file)]);
  const [{ checkConfig }, { locate }] = await Promise.all([import('../../1-load/check-config.ts'), import('../../1-load/locate.ts')]);
  const faults = checkConfig(value, file, {
    reportFormats: (await import('../../7-report/report.ts')).formats,
    hosts: Object.keys(builtInHosts),
  });
  if (faults.length) throw new DiagnosticError(await locate(faults, siteRoot));
  const { checks = [], pageRules = [], siteRules = [], factFormats = {}, reportFormats = {}, hosts = {} } = value as Config;
  defineSiteCodes(Object.assign({}, ...[...checks, ...pageRules, ...siteRules].map(({ codes }) => codes)));
  defineFactFormats(mapValues(factFormats, asFactFormat));
  return {
    checks: checks.map(asCheck(file)),
    pageRules: pageRules.map(asPageRule(file)),
    siteRules: siteRules.map(asSiteRule(file)),
    factFormats: Object.keys(factFormats),
    reportFormats: mapValues(reportFormats, asReportFormat),
    hosts: mapValues(hosts, asHost),
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
