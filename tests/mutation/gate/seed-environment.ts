import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkTypes } from '../../../generator/1-load/check-types.ts';
import { root } from '../../support/paths.ts';
import { environmentKinds } from './environment-kinds.ts';
import type { Outcome } from './result.ts';

/** Checks right content with failing compilers, each in a separate project, and returns the output instead of `no errors`. */
export async function seedEnvironment(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, codes, compilers } of environmentKinds)
    for (const [detail, script] of Object.entries(compilers)) {
      const project = await projectWith(script);
      const findings = await checkTypes(`${root}/tests/sites/minimal/content`, project);
      await rm(project, { recursive: true });
      outcomes.push({
        kind: name,
        detail,
        code: findings.find(({ code, severity }) => codes.includes(code) && severity === 'error')?.code,
      });
    }
  return outcomes;
}

/** A project outside of this one, whose packages it would find. */
async function projectWith(script: string | undefined): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'wortlaut-compiler-'));
  if (script === undefined) return project;
  const platform = `node_modules/@typescript/typescript-${process.platform}-${process.arch}`;
  const files = {
    'node_modules/typescript/package.json': '{ "version": "7.0.2" }',
    [`${platform}/package.json`]: '{}',
    [`${platform}/lib/tsc`]: `#!/bin/sh\n${script}\n`,
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(project, path, '..'), { recursive: true });
    await writeFile(join(project, path), text, { mode: 0o755 });
  }
  return project;
}
