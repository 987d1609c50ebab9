import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { isReserved } from '../model/reserved-addresses.ts';
import { type Address, findingsOncePerPlace } from './addresses.ts';

/** An address as hosts compare it: without case, closing slash, `index.html` and `.html`. */
export function addressKey(path: string): string {
  return path.toLowerCase().replace(/(?:\/index\.html|\.html|\/)$/, '');
}

/** WL3009: addresses whose page a host never serves, because a file, the host or another page takes precedence. */
export function shadowed(addresses: readonly Address[]): Diagnostic[] {
  const first = new Map<string, Address>();
  return findingsOncePerPlace(addresses, (address) => {
    const { page, path, dataPath } = address;
    const key = addressKey(path);
    const other = first.get(key);
    if (!other) first.set(key, address);
    const segment = path.toLowerCase().split('/')[1] ?? '';
    const fault = isReserved(segment)
      ? `The address ${path} of '${page.id}' begins with /${segment}, where files or the host itself answer.`
      : other && other.path !== path
        ? `Hosts take the address ${path} of '${page.id}' for ${other.path}, which belongs to '${other.page.id}'.`
        : undefined;
    return fault === undefined ? undefined : finding('WL3009', { file: page.definition.file, dataPath }, [fault, 'Change its path.']);
  });
}
