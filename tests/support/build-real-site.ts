import { execFile } from 'node:child_process';
import { realSite, root } from './paths.ts';

/** Runs once before the tests of the real site's output: builds it. */
export default async function buildRealSite(): Promise<void> {
  const given = ['cli/main.mjs', 'build', '--out', realSite, '--force', '--quiet'];
  await new Promise<void>((done, failed) => {
    execFile(process.execPath, given, { cwd: root }, (error, stdout, stderr) => {
      if (error) failed(new Error(`The real content does not build, so its site cannot be tested.\n${stdout}${stderr}`));
      else done();
    });
  });
}
