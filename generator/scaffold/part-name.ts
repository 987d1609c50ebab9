import type { PartKind } from './addition.ts';
import { isDeviceName, similarName } from './site-name.ts';

type NamedPart = Exclude<PartKind, 'language' | 'country'>;

/** Names of other files in the folder of the part. */
const reserved: Readonly<Record<NamedPart, readonly string[]>> = {
  page: ['page', 'pages', 'guide', 'outline', 'api', 'assets'],
  template: ['index'],
  island: ['registry', 'index'],
  check: ['index'],
};

/** Returns why a part cannot have a name, as a sentence; undefined for a valid name. */
export function partNameFault(part: NamedPart, name: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    const near = similarName(name);
    const suggestion = near && near !== name && /^[a-z]/.test(near) ? ` Try '${near}'.` : '';
    return `'${name}' is not a name for a ${part}: it consists of lower-case letters, digits and single hyphens, and begins with a letter.${suggestion}`;
  }
  if (reserved[part].includes(name) || isDeviceName(name) || (part === 'page' && name.startsWith('terms-')))
    return `'${name}' is reserved, so no ${part} can have that name. Choose another one.`;
  return undefined;
}
