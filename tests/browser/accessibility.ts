import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { measuredContrast } from './contrast.ts';

/** Named one by one, because axe leaves target-size out of what it runs by itself. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No violation of WCAG 2.2 AA in what the page shows now, and nothing left undecided that cannot be explained. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations', 'incomplete'] });
  const { violations, incomplete } = await builder.withTags(tags).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
  );
  expect(found, 'violations').toEqual([]);

  const undecided = incomplete.flatMap(({ id, nodes }) =>
    nodes.map((node) => ({ id, target: String(node.target[0]), why: reasonOf(node.any) })),
  );
  const contrasts = undecided.filter(({ id }) => id === 'color-contrast');
  const measured = await measuredContrast(page, contrasts);
  const others = undecided.filter(({ id }) => id !== 'color-contrast').map(({ id, target, why }) => `${id}: ${target} (${why})`);
  expect([...measured, ...others], 'unexplained').toEqual([]);
}

function reasonOf(checks: readonly { readonly data: unknown; readonly id: string }[]): string {
  return checks.map(({ data, id }) => (data as { messageKey?: string } | null)?.messageKey ?? id).join(', ');
}

/** Waits for the fonts and brings every animation that ends by itself to its end, so that nothing is measured half-way. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      const endless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (animation.timeline instanceof DocumentTimeline && !endless) animation.finish();
    }
  });
}
