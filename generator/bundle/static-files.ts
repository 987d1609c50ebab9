import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { staticFileNames } from '../model/reserved-addresses.ts';
import { isFile, walkFolder } from '../package/walk-folder.ts';
import { faultAt } from './theme-faults.ts';

export async function staticFiles(root: string): Promise<Map<string, Uint8Array> | Diagnostic> {
  const folder = `${root}/runtime/static`;
  if (!existsSync(folder)) return faultAt({ file: 'runtime/static', message: 'This folder is missing', hint: missingStatic });
  const files = walkFolder(folder).filter((entry) => isFile(folder, entry));
  return new Map(await Promise.all(files.map(async ({ path }) => [path, new Uint8Array(await readFile(`${folder}/${path}`))] as const)));
}

/** The icon of browser tabs as a data URL. */
export function iconOf(files: ReadonlyMap<string, Uint8Array>): string {
  return `data:image/svg+xml,${encodeURIComponent(new TextDecoder().decode(files.get('favicon.svg')).trim())}`;
}

/** Files that pages, the web manifest and browsers fetch, and runtime/static lacks. */
export function missingIcons(files: ReadonlyMap<string, Uint8Array>): Diagnostic[] {
  return staticFileNames
    .filter((name) => !files.has(name))
    .map((name) => faultAt({ file: `runtime/static/${name}`, message: 'This file is missing', hint: iconHint }));
}

/** Static files that are not meant for visitors. Hosts read some files with a dot themselves. */
export function unpublishable(files: ReadonlyMap<string, Uint8Array>): Diagnostic[] {
  const isHidden = (path: string) => /(^|\/)\./.test(path) && !/^(\.well-known\/(?!(.*\/)?\.)|\.(htaccess|nojekyll)$)/.test(path);
  const isLeft = (path: string) =>
    /(^|\/)(?:node_modules\/|Thumbs\.db$|desktop\.ini$|id_(?:rsa|dsa|ecdsa|ed25519)$|~\$)|\.(?:map|bak|orig|rej|swp|tmp|sql|sqlite3?|db|log|tsx?|php)$|~$/i.test(
      path,
    );
  const isSecret = (bytes: Uint8Array) => /^-----BEGIN [A-Z ]*PRIVATE KEY/m.test(new TextDecoder().decode(bytes.subarray(0, 16_384)));
  return [...files]
    .filter(([path, bytes]) => isHidden(path) || isLeft(path) || isSecret(bytes))
    .map(([path]) =>
      faultAt({
        file: `runtime/static/${path}`,
        message: 'This file would be published, and it is not meant for visitors',
        hint: 'Move it out of runtime/static. Files whose names begin with a dot, packages, source code and its maps, databases, logs, backups and private keys are not published.',
      }),
    );
}

const iconHint = 'Every page is shown with it, in a tab, on a home screen or where it is shared. Put a picture of your own there.';

const missingStatic = 'It holds what pages link to beside their styles and scripts: favicon.svg and other icons, the image of previews.';
