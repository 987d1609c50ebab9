import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a self-signed certificate for `localhost` in a folder, with its key. */
export function makeCertificate(folder: string): { readonly key: string; readonly cert: string; readonly file: string } {
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...name, '-keyout', key, '-out', file], { stdio: 'ignore' });
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(file, 'utf8'), file };
}
