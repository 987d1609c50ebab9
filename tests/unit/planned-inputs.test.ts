import { expect, test } from 'vitest';
import { changedInputs, fingerprintInputs, hashShared } from '../../generator/compile/reuse/input-fingerprints.ts';
import { planSite } from '../../generator/compile/steps/plan-site.ts';
import { load } from '../../generator/compile/steps/stages.ts';
import type { Content } from '../../generator/model/content.ts';
import { bitOf } from '../../generator/model/input-groups.ts';
import { noAssets } from '../../generator/model/site-files.ts';
import { root } from '../support/paths.ts';

/* Planning records what it reads: only an edit of that is a change of the manifest. */

const folder = `${root}/tests/sites/minimal/content`;

async function fingerprints(shared: Content) {
  const { inputs } = await planSite(shared, { content: folder });
  return fingerprintInputs({
    sharedHashes: hashShared(shared),
    assets: noAssets,
    code: {},
    addressing: { inputs, settings: {} },
    today: '2026-11-21',
  });
}

test.each(['dictionaries', 'facts'] as const)('an edit of %s changes no address', async (group) => {
  const { content = expect.fail('the minimal site does not load') } = await load(folder);
  const edited = { ...content, [group]: new Map() };
  expect(changedInputs(await fingerprints(edited), await fingerprints(content))).toBe(bitOf(group));
});

test('an edit of a page definition may change addresses', async () => {
  const { content = expect.fail('the minimal site does not load') } = await load(folder);
  const edited = { ...content, pages: new Map([...content.pages].slice(1)) };
  expect(changedInputs(await fingerprints(edited), await fingerprints(content)) & bitOf('manifest')).not.toBe(0);
});
