/** The letters of an address for which its line has room on a phone. */
const longest = 34;

/** Prints the address that was asked for, and when. The address of the page itself is left out. */
export function askedFor(root: HTMLElement, _props: object): void {
  const [address, time] = root.querySelectorAll<HTMLElement>('p');
  const { lang } = document.documentElement;
  const asked = decoded(location.pathname);
  // The line keeps its room, so that nothing moves.
  if (!asked.endsWith('/404.html')) address?.replaceChildren(asked.length > longest ? `${asked.slice(0, longest)}…` : asked);
  time?.replaceChildren(new Intl.DateTimeFormat(lang, { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' }).format(new Date()));
}

/** The address as people read it; one that is malformed stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
