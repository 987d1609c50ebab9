import { expect } from 'vitest';
import { check } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { describeSequences } from './describe-sequences.ts';
import { edits, type Subject } from './edits/edits.ts';

/* A check caches its rendered pages, and builds reuse them: neither reports or writes anything else because of that. */

describeSequences({
  subjects: Object.keys(edits) as Subject[],
  sequences: 24,
  between:
    ({ folders: { content, cache }, clean }) =>
    async ({ situation, cacheDamaged }) => {
      // tests/unit/load/check-types.test.ts proves the compiler's cache.
      const { ok, diagnostics } = await check(opened({ content, cache, ...situation.options, types: false }));
      const expected = await clean(situation);
      expect(ok).toBe(expected.ok);
      expect(diagnostics.filter(({ code }) => !(cacheDamaged && code === 'WL6007'))).toEqual(expected.diagnostics);
    },
});
