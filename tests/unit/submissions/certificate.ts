import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeCertificate } from '../../support/certificate.ts';

/** Whether the program that makes certificates is installed. */
export const makesCertificates = spawnSync('openssl', ['version']).status === 0;

/** A self-signed certificate for `localhost`, which is removed after the test. */
export function newCertificate(): ReturnType<typeof makeCertificate> {
  const folder = mkdtempSync(join(tmpdir(), 'wortlaut-certificate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return makeCertificate(folder);
}
