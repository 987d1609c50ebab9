/** Marks the header once the page is scrolled beyond the pixels of its `data-line-beyond`; nothing but its line changes (S2). */
export function drawScrollLine(): void {
  const header = document.querySelector<HTMLElement>('[data-line-beyond]');
  if (!header) return;
  const draw = () => header.toggleAttribute('data-scrolled', scrollY > Number(header.dataset.lineBeyond));
  draw();
  addEventListener('scroll', draw, { passive: true });
}
