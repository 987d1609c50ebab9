import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { measuredContrast } from './contrast.ts';

/** The rule sets, named one by one because axe leaves target-size out of its default. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose result depends on the colour scheme. */
const ofColour = ['color-contrast', 'link-in-text-block'];

interface Extent {
  /** Only this part of the page is checked; by default the whole page. */
  readonly within?: string;
  /** By default both. */
  readonly schemes?: readonly ('light' | 'dark')[];
  /** Runs these rules alone. */
  readonly rules?: readonly string[];
}

/**
 * Expects no violation of WCAG 2.2 AA in the page as it is now, and no undecided result that cannot be explained. Runs all rules
 * in light, and those that colours can break once more in dark.
 */
export async function expectAccessible(page: Page, { within, schemes = ['light', 'dark'], rules }: Extent = {}): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const builder = await axe(page, within);
    const only = rules ?? (colorScheme === 'dark' ? ofColour : undefined);
    await expectNoFindings(page, only ? builder.withRules([...only]) : builder.withTags(tags));
  }
}

/** The minified source compiles in less than half of the time of the source that the package exports. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A page gets the source of axe once: compiling it takes as long as the rules. */
async function axe(page: Page, within: string | undefined): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, axeSource: isThere ? ';' : axeSource })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations', 'incomplete'] });
  return within === undefined ? builder : builder.include(within);
}

async function expectNoFindings(page: Page, builder: AxeBuilder): Promise<void> {
  await settle(page);
  const { violations, incomplete } = await builder.analyze();
  const violationLines = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
  );
  expect(violationLines, 'violations').toEqual([]);

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

/** Waits for the fonts and finishes every animation that ends by itself, so that no state in between is measured. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      const endless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (animation.timeline instanceof DocumentTimeline && !endless) animation.finish();
    }
  });
}
