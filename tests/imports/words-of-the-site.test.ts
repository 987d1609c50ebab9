import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../support/paths.ts';

/*
 * The generator and the command line are for any site. These files still name things of the first one; the list may only become
 * shorter, and a file that no longer names any is taken from it.
 */

const words = /receipt|\bpixel\b(?!s)|pre-?order|second-?offer|\bipad\b|cash register|terms-common|share-?image/i;

const known = [
  'cli/server/dev-response.ts',
  'generator/1-load/schemas/schemas.ts',
  'generator/1-load/schemas/site.ts',
  'generator/2-check/checks.ts',
  'generator/2-check/checks/sample-receipts.ts',
  'generator/3-plan/plan.ts',
  'generator/4-render/document.ts',
  'generator/4-render/headers.ts',
  'generator/4-render/locale-context.ts',
  'generator/4-render/page-context.ts',
  'generator/4-render/queries.ts',
  'generator/4-render/render.ts',
  'generator/5-inspect/page-rules/origins.ts',
  'generator/5-inspect/page-rules/policy.ts',
  'generator/5-inspect/page-rules/previews.ts',
  'generator/5-inspect/shared/site-facts.ts',
  'generator/7-report/side-by-side.ts',
  'generator/bundle/bundle.ts',
  'generator/diagnostics/codes/accessibility.ts',
  'generator/diagnostics/codes/content.ts',
  'generator/diagnostics/codes/head.ts',
  'generator/diagnostics/codes/security.ts',
  'generator/model/claim-places.ts',
  'generator/model/manifest.ts',
  'generator/model/reserved-addresses.ts',
  'generator/model/site.ts',
  'generator/react/page-context.ts',
  'generator/react/theme.ts',
];

test('no other file of the generator or the command line names what only the first site has', () => {
  const found = ['generator', 'cli'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|mjs)$/.test(path) && words.test(readFileSync(`${root}/${folder}/${path}`, 'utf8')))
      .map((path) => `${folder}/${path}`),
  );
  expect(found.sort()).toEqual(known);
});
