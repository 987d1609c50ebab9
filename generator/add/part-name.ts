import { isDeviceName, similarName } from '../new/site-name.ts';

/** The parts of a site that can be added under a name. */
export type NamedPart = 'page' | 'template' | 'island' | 'check';

/** Names that mean something else where the part's file is. */
const reserved: Readonly<Record<NamedPart, readonly string[]>> = {
  page: ['page', 'pages', 'guide', 'outline', 'api', 'assets'],
  template: ['index'],
  island: ['registry', 'index'],
  check: ['index'],
};

/** Why a name cannot be that of a part, as a sentence; undefined if it can. */
export function partNameFault(part: NamedPart, name: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    const near = similarName(name);
    const suggestion = near && near !== name && /^[a-z]/.test(near) ? ` Try '${near}'.` : '';
    return `'${name}' is no name for a ${part}: it is made of lower-case letters, digits and single hyphens, and begins with a letter.${suggestion}`;
  }
  if (reserved[part].includes(name) || isDeviceName(name) || (part === 'page' && name.startsWith('terms-')))
    return `'${name}' means something else here, so no ${part} can be called that. Choose another name.`;
  return undefined;
}

/** The name of a component: `slide-show` → `SlideShow`. */
export const componentName = (name: string): string =>
  name
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');
