import type { CodeDefinition } from '../code-definition.ts';

export const claims = {
  WL4040: {
    title: 'A claim is contradicted.',
    cause:
      'The register of claims (content/claims) lists what pages assert, and the build compares it with facts and texts. Correct the side that is wrong, or let the owner or legal waive the contradiction for a time, with a reason.',
    bad: "asserts: 'The catalogue works without internet.' where the fact catalogue.offline is false",
    good: 'claims --waive product.offline --by owner --reason "The specification wants it shown." --until 2027-06-30',
    needsDecision: true,
    followsFromUnread: ['evidence'],
  },
  WL4041: {
    title: 'A waiver is not needed any more.',
    cause: 'Its contradiction is gone. If the waiver remains, it hides the next one.',
    bad: 'waiver: { … } on a claim that holds',
    good: 'the claim without the waiver',
    needsDecision: true,
    followsFromUnread: ['evidence'],
  },
  WL4042: {
    title: 'A waiver has expired.',
    cause: 'A waiver holds for a limited time. Correct the contradiction, or decide again.',
    bad: "until: '2026-01-31', and the contradiction is still there",
    good: "until: '2027-06-30', decided again",
    needsDecision: true,
  },
  WL4043: {
    title: 'A claim names a place or a fact that does not exist.',
    cause: 'The register names the places of each claim. When a text is moved or deleted, correct its claim.',
    bad: "at.text('landing', 'comparision.rows.offline')",
    good: "at.text('landing', 'comparison.rows.offline')",
    followsFromUnread: ['evidence'],
  },
  WL4044: {
    title: 'A claim has no evidence.',
    cause: 'Numbers and praise must be provable. A build warns, build --production refuses. Add evidence or a waiver.',
    bad: 'evidence: null',
    good: "evidence: { what: 'Count of accounts of 1 November 2026', until: '2027-11-01' }",
    needsDecision: true,
    followsFromUnread: ['evidence'],
  },
  WL4045: {
    title: 'A claim has the wrong number or name.',
    cause: 'A claim may have the number of an external list; each number is unique. An id begins with the name of its file.',
    bad: "'price.setup' in content/claims/prices.ts",
    good: "'prices.setup' in content/claims/prices.ts",
  },
  WL4046: {
    title: 'A page makes a claim at a place that the register does not name.',
    severity: 'warning',
    cause:
      'The triggers of a claim are words that make it. Every text with these words must be one of its places, so that corrections and waivers cover all of them. Questions do not count.',
    bad: "'24/7 support' on a page, and no at.text(…) for it in the claim whose triggers are ['24/7']",
    good: 'the place named in the claim, or another wording',
    followsFromUnread: ['pages'],
  },
  WL4047: {
    title: 'A claim quotes words that its place does not contain.',
    cause:
      'A claim quotes the words that make it (says). The text has changed, so the claim may not be made there any more. Correct the quotation, or delete the place from the claim.',
    bad: "at.clause('demo.period', '30 days'), and the clause contains '14 days'",
    good: "at.clause('demo.period', '14 days')",
    needsDecision: true,
    followsFromUnread: ['evidence'],
  },
  WL4048: {
    title: 'A waived contradiction has changed.',
    cause:
      'A waiver lists the contradiction line by line (found): quoted words, facts, and the result of the comparison. One of them has changed, so the waiver no longer matches the site. Correct one side, or let the same role decide again. Only claims --waive writes these lines; check --fix never does.',
    bad: "found: ['terms.demo: 30 days', 'trial.period: 30 days'] where the fact trial.period is 14 days",
    good: 'the fact corrected, or: claims --waive terms.trial --by legal',
    needsDecision: true,
    followsFromUnread: ['evidence'],
  },
  WL4049: {
    title: 'A waiver does not list its contradiction.',
    cause:
      'Without these lines (found) a waiver would cover every later contradiction of its claim. The command claims --waive writes them.',
    bad: "waiver: { by: 'owner', until: '2027-06-30', reason: 'The specification wants it shown.' }",
    good: 'claims --waive product.offline --by owner',
    needsDecision: true,
    followsFromUnread: ['evidence'],
  },
} as const satisfies Record<string, CodeDefinition>;
