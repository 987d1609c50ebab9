import type { Page } from 'playwright/test';

export interface Undecided {
  readonly target: string;
  readonly why: string;
}

/**
 * Decides the contrast that axe could not decide, and returns the rest.
 *
 * - Texts of an illustration are part of a picture, which is named as a whole (WCAG 1.4.3, incidental).
 * - Pseudo-elements make axe give up. Those of this site are edges and lines beside the text, never grounds under it.
 * - Boxes that are cut off by `overflow: clip` seem to overlap others; only elements that the browser paints at the text count.
 *   An open panel covers the page with its own ground; the covered texts are measured when it is closed.
 *
 * The text is then measured against the ground of its nearest ancestor that has one, if nothing else lies between them.
 */
export function measuredContrast(page: Page, undecided: readonly Undecided[]): Promise<string[]> {
  return page.evaluate((list) => {
    return list.flatMap(({ target, why }) => {
      const element = document.querySelector(target);
      if (!element) return [`${target}: not found`];
      if (element.closest('svg[role="img"], svg[aria-hidden="true"]')) return [];
      const ground = groundOf(element);
      if (!ground) return [`color-contrast: ${target} is not on a plain background (${why})`];
      const between = strangersAt(element, ground);
      if (between.length) return [`color-contrast: ${target} is covered by ${between.join(', ')} (${why})`];
      const ratio = contrast(rgb(getComputedStyle(element).color), rgb(getComputedStyle(ground).backgroundColor));
      return ratio >= required(element) ? [] : [`color-contrast: ${target} has ${ratio.toFixed(2)} (${why})`];
    });

    function groundOf(element: Element | null): Element | undefined {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(at);
        const alpha = rgb(backgroundColor)[3] ?? 1;
        if (backgroundImage !== 'none' || (alpha > 0 && alpha < 1)) return undefined;
        if (alpha === 1) return at;
      }
      return undefined;
    }

    /** Elements at the text's lines that neither contain it nor belong to it. Hidden words for screen readers reach beyond their element. */
    function strangersAt(element: Element, ground: Element): string[] {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const range = document.createRange();
      range.selectNodeContents(element);
      const strangers = new Set<string>();
      const box = element.getBoundingClientRect();
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right > box.right + 1) continue;
        for (const x of [left + 2, (left + right) / 2, right - 2]) {
          for (const at of document.elementsFromPoint(x, (top + bottom) / 2)) {
            const over = at.closest(':popover-open, .mobile-menu-panel');
            if (!over && !at.contains(element) && !element.contains(at)) strangers.add(`${at.tagName} ${at.getAttribute('class')}`);
            if (at === ground) break;
          }
        }
      }
      return [...strangers];
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
