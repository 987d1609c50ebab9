import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { ask } from '../../../cli/ask.ts';
import { UsageError } from '../../../cli/command-errors.ts';

const read = (answer: string) => {
  if (answer === 'no') throw new UsageError("'no' is refused.");
  return answer.toUpperCase();
};

function terminal(typed: string) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(typed);
  return { input, output, shown: () => String(output.read() ?? '') };
}

test('a question is asked again after an answer that cannot be used', async () => {
  const { input, output, shown } = terminal('no\nyes\n');
  expect(await ask('Well', { usual: 'no', read, input, output })).toBe('YES');
  expect(shown()).toBe("Well (no): 'no' is refused.\nWell (no): ");
});

test('an empty line is the usual answer', async () => {
  expect(await ask('Well', { usual: 'fine', read, ...terminal('\n') })).toBe('FINE');
});

test('an end of the input is an error', async () => {
  await expect(ask('Well', { usual: 'fine', read, ...terminal('no\n') })).rejects.toThrow('The question has no answer.');
});
