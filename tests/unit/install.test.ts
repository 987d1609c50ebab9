import { expect, test } from 'vitest';
import { install } from '../browser/install.ts';

/* A missing program is installed, or the reason is printed. */

test('the first command that installs it is returned', () => {
  let tried = 0;
  const find = () => (++tried === 2 ? 'a browser' : undefined);
  expect(install([['true'], ['true', 'again'], ['true', 'never']], find)).toEqual({ found: 'a browser', by: 'true again' });
});

test('each failed command is returned with its reason', () => {
  const commands = [['sh', '-c', 'echo first >&2; echo no network >&2; exit 1'], ['no-such-program', 'given'], ['true']] as const;
  expect(install(commands, () => undefined)).toEqual([
    '`sh -c echo first >&2; echo no network >&2; exit 1`: no network',
    expect.stringContaining('`no-such-program given`: '),
    '`true`: it ran, and what it installs is still not there',
  ]);
});
