import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Whether the program that makes certificates is installed. */
export const makesCertificates = spawnSync('openssl', ['version']).status === 0;

/** A self-signed certificate for `localhost`, with its key and its file, which is removed after the test. */
export function newCertificate(): { readonly key: string; readonly cert: string; readonly file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'wortlaut-certificate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...name, '-keyout', key, '-out', file], { stdio: 'ignore' });
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(file, 'utf8'), file };
}
