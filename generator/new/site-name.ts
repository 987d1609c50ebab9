import { builtinModules } from 'node:module';

/** The most characters that npm takes, which file systems take too. */
const most = 214;
/** Whether Windows keeps a name for a device, whatever its ending (Microsoft, "Naming files, paths and namespaces"). */
export const isDeviceName = (name: string): boolean => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?$/i.test(name);

/**
 * Why a name can be neither that of an npm package nor that of a folder everywhere, as a sentence; undefined for a name that can be both.
 * The rules are npm's for new packages (validate-npm-package-name).
 */
export function nameFault(name: string): string | undefined {
  if (name.length > most) return `The name has ${name.length} characters, and npm takes at most ${most}. Choose a shorter one.`;
  if (/[A-Z]/.test(name)) return `'${name}' has capitals, which npm refuses. Try '${name.toLowerCase()}'.`;
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(name) || name.endsWith('.')) {
    const near = similarName(name);
    return `'${name}' is no name for a package: npm takes lower-case letters, digits, hyphens, dots and underscores, and the first is a letter or a digit.${near ? ` Try '${near}'.` : ''}`;
  }
  if (name === 'node_modules' || name === 'favicon.ico' || builtinModules.includes(name) || name === 'wortlaut')
    return `'${name}' means something else to Node and npm. Choose another name.`;
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
