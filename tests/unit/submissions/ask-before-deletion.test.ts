import { beforeEach, expect, it, vi } from 'vitest';
import { ask, isAtTerminal } from '../../../cli/ask.ts';
import { leads } from '../../../cli/commands/leads.ts';
import { printed } from '../cli/printed.ts';
import { newStore, rowsOf } from './open-store.ts';

vi.mock(import('../../../cli/ask.ts'));
beforeEach(() => void vi.mocked(isAtTerminal).mockReturnValue(true));

it.each([
  ['no', 'Nothing is deleted.\n', 1],
  ['', 'Nothing is deleted.\n', 1],
  ['yes', 'Deleted 1 submission of ada@example.com.\n', 0],
])('asks for confirmation at a terminal, and follows the answer %j', async (answer, output, left) => {
  const store = await newStore();
  const { keep } = await store.open();
  await keep({ email: 'ada@example.com', body: {} });
  vi.mocked(ask).mockResolvedValue(answer);
  const { code, out } = await printed(() =>
    leads('delete', undefined, { database: store.file, out: 'none', format: 'text', email: 'ada@example.com' }),
  );
  expect([code, out]).toEqual([0, output]);
  expect(vi.mocked(ask)).toHaveBeenCalledWith('Delete 1 submission of ada@example.com for good? yes or no', {
    usual: 'no',
    read: expect.any(Function),
  });
  expect(await rowsOf(await store.read(), 'SELECT * FROM submissions')).toHaveLength(left);
});
