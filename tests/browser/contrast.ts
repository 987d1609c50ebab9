import type { Page } from 'playwright/test';

export interface Undecided {
  readonly target: string;
  readonly why: string;
}

/**
 * What axe could not decide about contrast, decided here; returned is what remains.
 *
 * - Texts of an illustration are part of a picture, which is named as a whole (WCAG 1.4.3, incidental).
 * - A pseudo-element makes axe give up. Those of this site are edges and lines beside the text, never grounds under it:
 *   so the text is measured against the ground of its nearest ancestor that has one.
 */
export function measuredContrast(page: Page, undecided: readonly Undecided[]): Promise<string[]> {
  return page.evaluate((list) => {
    return list.flatMap(({ target, why }) => {
      const element = document.querySelector(target);
      if (!element) return [`${target}: not found`];
      if (element.closest('svg[role="img"], svg[aria-hidden="true"]')) return [];
      if (!['pseudoContent', 'shortTextContent'].includes(why)) return [`color-contrast: ${target} (${why})`];
      const ground = groundOf(element);
      if (!ground) return [`color-contrast: ${target} stands on no plain ground`];
      const ratio = contrast(rgb(getComputedStyle(element).color), ground);
      return ratio >= required(element) ? [] : [`color-contrast: ${target} has ${ratio.toFixed(2)}`];
    });

    function groundOf(element: Element | null): number[] | undefined {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(at);
        if (backgroundImage !== 'none') return undefined;
        const [red = 0, green = 0, blue = 0, alpha = 1] = rgb(backgroundColor);
        if (alpha === 1) return [red, green, blue];
        if (alpha > 0) return undefined;
      }
      return undefined;
    }

    function rgb(color: string): number[] {
      return /^rgba?\(/.test(color) ? [...color.matchAll(/[\d.]+/g)].map(Number) : [Number.NaN];
    }

    function contrast(first: readonly number[], second: readonly number[]): number {
      const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    }

    function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
      const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    }

    function required(element: Element): number {
      const { fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    }
  }, undecided);
}
