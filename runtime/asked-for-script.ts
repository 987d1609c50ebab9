/** Prints the address that was asked for, and when. */
export function askedFor(root: HTMLElement, _props: object): void {
  const [address, time] = root.children;
  const { lang } = document.documentElement;
  address?.replaceChildren(decoded(location.pathname));
  time?.replaceChildren(new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date()));
}

/** The address as people read it; one that is malformed stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
