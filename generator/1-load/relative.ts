/** A path relative to the root, without the loader's query; undefined for a path outside the root. */
export function relative(path: string, root: string): string | undefined {
  const plain = path.replace(/\?.*$/, '');
  return plain.startsWith(`${root}/`) ? plain.slice(root.length + 1) : undefined;
}
