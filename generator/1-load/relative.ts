/** A file as the content names it, from a path that may carry the loader's query; nothing where it lies outside the root. */
export function relative(path: string, root: string): string | undefined {
  const plain = path.replace(/\?.*$/, '');
  return plain.startsWith(`${root}/`) ? plain.slice(root.length + 1) : undefined;
}
