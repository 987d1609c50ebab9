import { expect, test } from 'vitest';
import { TrackedInputs } from '../../generator/4-render/query-inputs.ts';
import { changedInputs, fingerprintInputs, hashShared } from '../../generator/compile/reuse/input-fingerprints.ts';
import { load, plan } from '../../generator/compile/steps/stages.ts';
import type { Content } from '../../generator/model/content.ts';
import { bitOf } from '../../generator/model/input-groups.ts';
import { routesByPath } from '../../generator/model/manifest.ts';
import { originalOf } from '../../generator/model/page-locales.ts';
import { noAssets } from '../../generator/model/site-files.ts';
import { changePages } from '../support/change-pages.ts';
import { root } from '../support/paths.ts';

test('C1 the text of a contract is an input of the document that a form names, and not of addresses', async () => {
  const { content } = await load(`${root}/content`);
  if (!content) expect.fail('the real content does not load');
  const edited = changePages(content, (page) =>
    content.contracts.has(page.id)
      ? { ...page, copies: new Map([...page.copies].map(([language, { file }]) => [language, { file, value: {} }])) }
      : page,
  );
  const { manifest } = plan(content);
  const route =
    manifest.routes.find(({ page, locale }) => locale && content.contracts.has(page)) ?? expect.fail('no contract has an address');
  const page = originalOf(content.contracts.get(route.page) ?? expect.fail());
  const answerIn = (one: Content) =>
    new TrackedInputs({ content: one, manifest, routes: routesByPath(manifest) }).answer(
      ['acceptedDocument', page, route.locale?.country, route.language].join('\0'),
    );
  const fingerprints = (shared: Content) =>
    fingerprintInputs({
      sharedHashes: hashShared(shared),
      assets: noAssets,
      code: {},
      addressing: { inputs: 0, settings: {} },
      today: '2026-11-21',
    });
  const before = answerIn(content);
  expect(answerIn(edited).answer).not.toEqual(before.answer);
  const changed = changedInputs(fingerprints(edited), fingerprints(content));
  expect(changed).toBe(bitOf('contracts'));
  expect(before.inputs & changed).not.toBe(0);
});
