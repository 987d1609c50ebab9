import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type HostedSite, hostedSite, siteNames } from '../sites.ts';
import * as cloudflare from './cloudflare.ts';
import { faults } from './faults.ts';
import * as netlify from './netlify.ts';
import { siteWithLanguages } from './sites.ts';
import * as vercel from './vercel.ts';

/* The hosts that run a function get the questions of the servers, about the same sites and one with addresses of a former site and a feed. */

const hosts = { cloudflare, netlify, vercel };
beforeAll(() => void vi.stubGlobal('Netlify', { env: { get: () => undefined } }));
afterAll(() => void vi.unstubAllGlobals());

test.each(Object.entries(hosts))('%s answers the addresses of a former site, and a feed', async (_, { start }) => {
  const site = siteWithLanguages();
  expect(await faults(site, await start(site))).toEqual([]);
});

describe.each(siteNames)('%s', (name) => {
  let site: HostedSite;
  beforeAll(async () => {
    site = await hostedSite(name, Object.keys(hosts));
  });
  afterAll(() => site?.remove());

  test.each(Object.entries(hosts))('%s answers every address as the resolver does, with its headers', async (_, { start }) => {
    const files = [...site.files.keys()].filter((file) => !file.startsWith('_')).sort();
    const named = { manifest: site.manifest, files };
    expect(await faults(named, await start(named))).toEqual([]);
  });
});
