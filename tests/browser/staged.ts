import { expect, type Page } from 'playwright/test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Island } from '../../runtime/components/island.tsx';
import type { IslandName, IslandProps } from '../../runtime/islands/registry.ts';

/** Serves a page with other props for one of its islands, rendered as the build would have rendered them. */
export async function restage<Name extends IslandName>(page: Page, name: Name, change: Partial<IslandProps<Name>>): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: changed(await response.text(), name, change) });
  });
}

function changed<Name extends IslandName>(html: string, name: Name, change: Partial<IslandProps<Name>>): string {
  const [, when = '', json = ''] = new RegExp(`data-island="${name}" data-when="(\\w+)" data-props="([^"]*)"`).exec(html) ?? [];
  const props = JSON.parse(unescaped(json) || '{}') as IslandProps<Name>;
  const render = (given: IslandProps<Name>) =>
    renderToString(createElement(Island, { of: name, when: when as 'load', props: given as never }));
  const before = render(props);
  expect(html.includes(before), `the page holds ${name} as it is rendered`).toBe(true);
  return html.replace(before, () => render(Object.assign({}, props, change)));
}

const signs: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
const unescaped = (text: string): string => text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (sign) => signs[sign] ?? sign);

/** Visits a host without rules: it cannot redirect, and answers addresses without a file with /404.html. */
export async function visitWithoutRules(page: Page, address: string): Promise<void> {
  await page.route(`**${address}`, async (route) => {
    const { origin } = new URL(route.request().url());
    return route.fulfill({ response: await route.fetch({ url: `${origin}/404.html` }), status: 404 });
  });
  await page.goto(address);
}

/** Leaves the choice of an earlier visit behind. */
export async function remember(page: Page, choice: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, choice);
}
