import { expect, test } from 'vitest';
import { hostedSite } from '../../generator/4-render/host.ts';
import { builtInHosts } from '../../generator/4-render/hosts/hosts.ts';
import type { Manifest } from '../../generator/index.ts';

const siteWith = (origins: number) =>
  hostedSite({
    origin: 'https://www.muster.example',
    routes: [],
    redirects: [],
    table: { exact: [], pages: {}, countries: {} },
    imageOrigins: Array.from({ length: origins }, (_, index) => `https://pictures-of-a-partner-${1000 + index}.example`),
  } as unknown as Manifest);

test.each([
  [0, []],
  [30, []],
  [45, ['cloudflare']],
  [90, ['nginx', 'cloudflare']],
])('WL6036 with %i origins of images, the policy is too long for %j', (origins, names) => {
  const limited = Object.entries(builtInHosts).flatMap(([name, { limits }]) => {
    const faults = limits?.(siteWith(origins)) ?? [];
    return faults.length ? [[name, faults[0]?.message]] : [];
  });
  expect(limited).toEqual(names.map((name) => [name, expect.stringMatching(/^The header Content-Security-Policy has \d+ characters\. /)]));
});
