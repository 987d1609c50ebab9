/** Tells the header when the page is scrolled beyond the pixels that it names; nothing but its line answers to that (S2). */
export function drawScrollLine(): void {
  const header = document.querySelector<HTMLElement>('[data-line-beyond]');
  if (!header) return;
  const draw = () => header.toggleAttribute('data-scrolled', scrollY > Number(header.dataset.lineBeyond));
  draw();
  addEventListener('scroll', draw, { passive: true });
}
