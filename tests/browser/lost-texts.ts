/**
 * Runs in the page: every line of text that is cut off or covered by another text. Left out are pictures, texts for screen
 * readers only, and lists that scroll sideways by themselves. Texts that move once are judged at their final place.
 */
export function lostTexts(): string[] {
  scrollTo({ top: 0, behavior: 'instant' });
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime ?? 0)) animation.finish();
  const room = document.documentElement.clientWidth;
  const lines = linesOf(document.body);
  const cut = lines.filter(({ box, owner }) => cutBy(box, owner)).map(({ text }) => `cut off: ${text}`);
  return [...new Set([...cut, ...overlaps()])];

  interface Line {
    readonly text: string;
    readonly owner: Element;
    readonly box: DOMRect;
  }

  function linesOf(root: Element): Line[] {
    const lines: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim();
      if (
        !owner ||
        !text ||
        owner.closest('svg, .visually-hidden, [hidden]') ||
        !owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      if (heardOnly(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      lines.push(...[...range.getClientRects()].map((box) => ({ text: text.slice(0, 60), owner, box })));
    }
    return lines;
  }

  function heardOnly(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
    return false;
  }

  function cutBy(box: DOMRect, owner: Element): boolean {
    for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      if (['auto', 'scroll'].includes(overflowX)) return false;
      const edge = at.getBoundingClientRect();
      if (['hidden', 'clip'].includes(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1)) return true;
      // Text boxes are taller than their lines: the cut must be larger than the space above and below.
      if (['hidden', 'clip'].includes(overflowY) && (box.top < edge.top - box.height / 4 || box.bottom > edge.bottom + box.height / 4))
        return true;
      if (position === 'fixed') return false;
    }
    return box.left < -1 || box.right > room + 1;
  }

  function overlaps(): string[] {
    const still = lines.filter((line) => !line.owner.closest('.skip-link') && !isScrolledAway(line));
    still.sort((one, other) => one.box.top - other.box.top);
    return still.flatMap((first, index) => {
      const below = still.findIndex(({ box }, at) => at > index && box.top >= first.box.bottom);
      return still
        .slice(index + 1, below < 0 ? undefined : below)
        .filter((second) => cover(first.box, second.box) && !first.owner.contains(second.owner) && !second.owner.contains(first.owner))
        .filter((second) => footOf(first.owner) === footOf(second.owner))
        .map((second) => `on each other: ${first.text} | ${second.text}`);
    });
  }

  /** Whether the middle of a line is outside the part of a list or panel that its scroll position shows. */
  function isScrolledAway({ owner, box }: Line): boolean {
    const middle = (box.top + box.bottom) / 2;
    for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
      const { top, bottom } = at.getBoundingClientRect();
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowY) && (middle < top || middle > bottom)) return true;
    }
    return false;
  }

  /** The element at the foot of the window that the text sticks with. The page scrolls below it by design, if its ground is opaque. */
  function footOf(owner: Element): Element | undefined {
    for (let at: Element | null = owner; at; at = at.parentElement) {
      const { position, bottom, backgroundColor } = getComputedStyle(at);
      // An element whose container begins right above the foot of the window reaches below the foot.
      const isAtFoot = bottom !== 'auto' && at.getBoundingClientRect().bottom >= innerHeight - 1;
      if (position === 'sticky' && isAtFoot && backgroundColor.startsWith('rgb(')) return at;
    }
    return undefined;
  }

  function cover(first: DOMRect, second: DOMRect): boolean {
    const width = Math.min(first.right, second.right) - Math.max(first.left, second.left);
    const height = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
    return width > 2 && height > Math.min(first.height, second.height) * 0.4;
  }
}
