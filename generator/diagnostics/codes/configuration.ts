import type { CodeDefinition } from '../code-definition.ts';

/** WL6031 and on. wortlaut.config.ts, and the hosts of a site. */
export const configuration = {
  WL6031: {
    title: 'The configuration of the site cannot be used.',
    cause:
      'wortlaut.config.ts is loaded before anything is checked, because the checks, rules and formats of the site are in it. There must be one such file, its default export is `defineConfig({ … })`, and it must load without an error.',
    bad: 'export const config = defineConfig({ checks: [] });',
    good: 'export default defineConfig({ checks: [] });',
    suppressible: false,
    exitCode: 2,
    foundBy: 'system',
    leavesUnchecked: 'everything',
  },
  WL6032: {
    title: 'A value of the configuration is not what Wortlaut expects.',
    cause:
      'Fields of wortlaut.config.ts have the names and types that `defineConfig` of wortlaut/node describes. Codes of site checks have two to eight capitals and four digits, do not begin with WL, and each belongs to one check.',
    bad: 'export default defineConfig({ cheks: [prices] });',
    good: 'export default defineConfig({ checks: [prices] });',
    suppressible: false,
    exitCode: 2,
    foundBy: 'system',
    leavesUnchecked: 'everything',
  },
  WL6033: {
    title: 'A check of the site reports a code that it does not explain.',
    cause: '`explain` must describe every reported code. A check or rule of the configuration therefore reports only codes of its `codes`.',
    bad: "codes: { SHOP0001: { … } }, run: () => [{ code: 'SHOP0002', … }]",
    good: "codes: { SHOP0001: { … } }, run: () => [{ code: 'SHOP0001', … }]",
    suppressible: false,
    foundBy: 'system',
  },
  WL6034: {
    title: 'A function of the configuration failed.',
    cause:
      'A format for reports returns a text, and a host returns files with new relative paths. An error that they throw stops the command; the last good site is untouched.',
    bad: "files: () => ({ 'sitemap.xml': '…' })",
    good: "files: ({ redirects }) => ({ 'redirects.json': JSON.stringify(redirects) })",
    suppressible: false,
    exitCode: 2,
    foundBy: 'system',
    leavesUnchecked: 'pages',
  },
  WL6035: {
    title: 'A host of the site is unknown, or one build cannot serve all of them.',
    cause:
      '`hosts` in site.ts and --host name hosts of Wortlaut or of wortlaut.config.ts. Hosts with redirect rules need a site without redirect pages, a plain file server needs them, and two hosts cannot have different files of one name.',
    bad: "hosts: ['files', 'nginx']",
    good: "hosts: ['nginx', 'caddy']",
    suppressible: false,
    foundBy: 'system',
    leavesUnchecked: 'pages',
  },
  WL6036: {
    title: 'A host cannot serve the whole site.',
    severity: 'warning',
    cause: 'Hosts have limits, such as the number of redirect rules. The message names the limit and the effect.',
    bad: 'a site with more redirects than the host takes',
    good: 'a host without this limit',
    foundBy: 'system',
  },
} as const satisfies Record<string, CodeDefinition>;
