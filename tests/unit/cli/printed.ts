import { vi } from 'vitest';

/** The output of a command and its exit code. */
export async function printed(command: () => Promise<number>): Promise<{ code: number; out: string; err: string }> {
  const streams = { out: '', err: '' };
  const gather = (stream: 'stdout' | 'stderr', key: 'out' | 'err') =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      streams[key] += text;
      return true;
    });
  const spies = [gather('stdout', 'out'), gather('stderr', 'err')];
  try {
    return { code: await command(), ...streams };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
