import { code } from '../code-definition.ts';

const unusable = { suppressible: false, exitCode: 2, foundBy: 'system', leavesUnchecked: 'everything' } as const;

/** WL6031 and on. wortlaut.config.ts, and the hosts of a site. */
export const configuration = {
  WL6031: code(unusable)`The configuration of the site cannot be used.
    wortlaut.config.ts is loaded before anything is checked, because the checks, rules and formats of the site are in it. There must be one such file, its default export is \`defineConfig({ … })\`, and it must load without an error.
    - export const config = defineConfig({ checks: [] });
    + export default defineConfig({ checks: [] });`,
  WL6032: code(unusable)`A value of the configuration is not what Wortlaut expects.
    Fields of wortlaut.config.ts have the names and types that \`defineConfig\` of wortlaut/node describes. Codes of site checks have two to eight capitals and four digits, do not begin with WL, and each belongs to one check.
    - export default defineConfig({ cheks: [prices] });
    + export default defineConfig({ checks: [prices] });`,
  WL6033: code({ suppressible: false, foundBy: 'system' })`A check of the site reports a code that it does not explain.
    \`explain\` must describe every reported code. A check or rule of the configuration therefore reports only codes of its \`codes\`.
    - codes: { SHOP0001: { … } }, run: () => [{ code: 'SHOP0002', … }]
    + codes: { SHOP0001: { … } }, run: () => [{ code: 'SHOP0001', … }]`,
  WL6034: code({ suppressible: false, exitCode: 2, foundBy: 'system', leavesUnchecked: 'pages' })`A function of the configuration failed.
    A format for reports returns a text, and a host returns files with new relative paths. An error that they throw, or a loop without end, stops the command; the last good site is untouched.
    - files: () => ({ 'sitemap.xml': '…' })
    + files: ({ redirects }) => ({ 'redirects.json': JSON.stringify(redirects) })`,
  WL6035: code({
    suppressible: false,
    foundBy: 'system',
    leavesUnchecked: 'pages',
  })`A host of the site is unknown, or one build cannot serve all of them.
    \`hosts\` in site.ts and --host name hosts of Wortlaut or of wortlaut.config.ts. Hosts with redirect rules need a site without redirect pages, a plain file server needs them, and two hosts cannot have different files of one name.
    - hosts: ['files', 'nginx']
    + hosts: ['nginx', 'caddy']`,
  WL6036: code({ severity: 'warning', foundBy: 'system' })`A host cannot serve the whole site.
    Hosts have limits, such as the number of redirect rules. The message names the limit and the effect.
    - a site with more redirects than the host takes
    + a host without this limit`,
};
