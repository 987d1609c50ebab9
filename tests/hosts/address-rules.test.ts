import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostedSite as hosted } from '../../generator/4-render/host.ts';
import { addressRules, followRules } from '../../generator/4-render/hosts/address-rules.ts';
import { resolveAddress } from '../../generator/index.ts';
import { questionsAbout } from './questions.ts';
import { type HostedSite, hostedSite, siteNames } from './sites.ts';

/* The tables for servers give the answers of the resolver; no server runs here. */

describe.each(siteNames)('%s', (name) => {
  let site: HostedSite;
  beforeAll(async () => {
    site = await hostedSite(name, ['files']);
  });
  afterAll(() => site?.remove());

  test('every address leads where the resolver leads', () => {
    const rules = addressRules(hosted(site.manifest));
    const { table } = site.manifest;
    for (const { path } of questionsAbout(site)) {
      const asked = path.replace(/[?#].*/s, '');
      const segments = decodeURIComponent(asked).toLowerCase().split('/').filter(Boolean);
      if (segments.at(-1) === 'index.html') segments.pop();
      const target = followRules(rules, segments.length ? `${segments.join('/')}/` : '/');
      const answer = resolveAddress(table, asked);
      if ('location' in answer) expect([path, target]).toEqual([path, { path: answer.location, status: answer.status }]);
      else expect([path, target?.path]).toEqual([path, answer.status === 200 ? asked : undefined]);
    }
  });
});
