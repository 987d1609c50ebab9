import { expect, test } from 'vitest';
import { openRounds } from '../../../cli/check-rounds.ts';
import type { Diagnostic } from '../../../generator/index.ts';

const finding = (code: Diagnostic['code'], file: string, severity: Diagnostic['severity'] = 'error'): Diagnostic => ({
  code,
  severity,
  file,
  message: `${code} in ${file}`,
});
const link = finding('WL3002', 'content/navigation.ts');
const sample = finding('WL4001', 'content/brand.ts', 'warning');
const syntax = finding('WL1001', 'content/facts/offer.ts');

test('a remaining error is named, and counted with the new ones', () => {
  const rounds = openRounds();
  rounds.next({ diagnostics: [link, syntax], pages: 0 }, []);
  const round = rounds.next({ diagnostics: [link, sample], pages: 0 }, ['content/facts/offer.ts']);
  expect(round).toEqual({ fresh: [sample], gone: [syntax], remaining: [link], unseen: 0, counts: '1 error, 1 warning' });
});

test('a finding that a check did not reach is not gone, and is not new the next time', () => {
  const rounds = openRounds();
  rounds.next({ diagnostics: [sample], pages: 12 }, []);
  const broken = rounds.next({ diagnostics: [syntax], pages: 0 }, ['content/facts/offer.ts']);
  expect(broken).toEqual({ fresh: [syntax], gone: [], remaining: [], unseen: 1, counts: '1 error' });
  const corrected = rounds.next({ diagnostics: [sample], pages: 12 }, ['content/facts/offer.ts']);
  expect(corrected).toEqual({ fresh: [], gone: [syntax], remaining: [], unseen: 0, counts: 'no errors, 1 warning' });
});

test('a finding in a file that can no longer be read is not gone', () => {
  const rounds = openRounds();
  const inOffer = finding('WL1010', 'content/facts/offer.ts');
  rounds.next({ diagnostics: [inOffer], pages: 0 }, []);
  expect(rounds.next({ diagnostics: [syntax], pages: 0 }, ['content/facts/offer.ts'])).toMatchObject({ gone: [], unseen: 1 });
});
