import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run } from '../support/command.ts';
import { realSite, testFolder } from '../support/paths.ts';
import { contentsOf } from '../support/snapshot.ts';

test('the sources build the same bytes as the precompiled tool', async () => {
  const out = `${testFolder}/sources-site`;
  rmSync(out, { recursive: true, force: true });
  const { code, stderr } = await run(['build', '--out', out, '--force', '--quiet'], { WORTLAUT_PRECOMPILED: 'off' });
  expect([code, stderr]).toEqual([0, expect.stringMatching(/^(?:The types were not checked: .+\n)?$/)]);
  for (const part of ['site', 'reports']) expect(contentsOf(`${out}/${part}`)).toEqual(contentsOf(`${realSite}/${part}`));
  expect(Object.keys(contentsOf(`${out}/site`)).length).toBeGreaterThan(200);
  rmSync(out, { recursive: true });
}, 240_000);
