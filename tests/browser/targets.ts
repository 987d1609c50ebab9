/** Lists targets that are less than 24 px high. WCAG 2.5.8 exempts links within a sentence, not single ones. Runs in the page. */
export function lowTargets(): string[] {
  const words = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';
  const isLow = (element: Element) => {
    const around = words(element.closest('p, li, dd, td, h2, h3')?.textContent);
    const inSentence = getComputedStyle(element).display === 'inline' && around !== words(element.textContent);
    const { height } = element.getBoundingClientRect();
    return height < 24 && height > 1 && !inSentence;
  };
  const shown = [...document.querySelectorAll('a, button, summary')].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  return shown.filter(isLow).map((one) => `${words(one.textContent).slice(0, 30)}: ${Math.round(one.getBoundingClientRect().height)} px`);
}
