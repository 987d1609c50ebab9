import { builtinModules } from 'node:module';

/** The maximal length for npm; file systems allow more. */
const most = 214;
/** Whether Windows reserves a name for a device, with any ending (Microsoft, "Naming files, paths and namespaces"). */
export const isDeviceName = (name: string): boolean => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?$/i.test(name);

/**
 * Returns why a name is not valid for an npm package and a folder on every system, as a sentence; undefined for a valid name. The rules are npm's for new packages (validate-npm-package-name).
 */
export function nameFault(name: string): string | undefined {
  if (name.length > most) return `The name has ${name.length} characters, and npm allows at most ${most}. Choose a shorter one.`;
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(name) || name.endsWith('.')) {
    const near = similarName(name);
    return `'${name}' is not a package name: npm allows lower-case letters, digits, hyphens, dots and underscores, and the first is a letter or a digit.${near ? ` Try '${near}'.` : ''}`;
  }
  if (name === 'node_modules' || name === 'favicon.ico' || builtinModules.includes(name) || name === 'wortlaut')
    return `'${name}' is reserved by Node or npm. Choose another name.`;
  if (isDeviceName(name)) return `'${name}' is the name of a device on Windows, so no folder can have it there. Choose another name.`;
  return undefined;
}

/** The nearest name that is allowed: `Über uns` → `uber-uns`. Empty if nothing is left of it. */
export function similarName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
