/** Waits for the fonts and for every image, those below the window included. Runs in the page. */
export async function whenLoaded(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
}
