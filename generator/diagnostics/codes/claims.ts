import type { CodeDefinition } from '../code-definition.ts';

export const claims = {
  WL4040: {
    title: 'A claim is contradicted.',
    cause:
      'The register of claims (content/claims) says what pages assert, and the build compares it with the facts and texts. Two sides that disagree are corrected, or somebody who may waives the contradiction for a time, with a reason.',
    bad: "asserts: 'The catalogue works without internet.' where the fact catalogue.offline is false",
    good: 'claims --waive product.offline --by owner --reason "The specification wants it shown." --until 2027-06-30',
    needsDecision: true,
    followsFromUnread: ['evidence'],
  },
  WL4041: {
    title: 'A waiver waives nothing.',
    cause: 'The contradiction that it was given for is gone. A waiver that stays would let the next one pass unseen.',
    bad: 'waiver: { … } on a claim that holds',
    good: 'the claim without the waiver',
    needsDecision: true,
    followsFromUnread: ['evidence'],
  },
  WL4042: {
    title: 'A waiver has expired.',
    cause: 'A contradiction may be shown for a time only. Then it is corrected, or decided again.',
    bad: "until: '2026-01-31', and the contradiction is still there",
    good: "until: '2027-06-30', decided again",
    needsDecision: true,
  },
  WL4043: {
    title: 'A claim names a place or a fact that does not exist.',
    cause:
      'The register says where each claim stands, so that nobody has to search. A text that was moved or removed takes its claim along.',
    bad: "at.text('landing', 'comparision.rows.offline')",
    good: "at.text('landing', 'comparison.rows.offline')",
    followsFromUnread: ['evidence'],
  },
  WL4044: {
    title: 'A claim has no evidence.',
    cause: 'Numbers and praise must be provable. A build warns, build --production refuses; evidence or a waiver ends it.',
    bad: 'evidence: null',
    good: "evidence: { what: 'Count of accounts of 1 November 2026', until: '2027-11-01' }",
    needsDecision: true,
    followsFromUnread: ['evidence'],
  },
  WL4045: {
    title: 'A claim has the wrong number or name.',
    cause:
      'A claim may have the number that it has in somebody’s list; each number stands once. An id begins with the name of its file. So both find the entry.',
    bad: "'price.setup' in content/claims/prices.ts",
    good: "'prices.setup' in content/claims/prices.ts",
  },
  WL4046: {
    title: 'A page makes a claim at a place that the register does not name.',
    severity: 'warning',
    cause:
      'A claim may say which words make it (triggers). Every text with those words is then one of its places, so that whoever corrects or waives the claim knows all of them. Questions do not count.',
    bad: "'24/7 support' on a page, and no at.text(…) for it in the claim whose triggers are ['24/7']",
    good: 'the place named in the claim, or another wording',
    followsFromUnread: ['pages'],
  },
  WL4047: {
    title: 'A claim quotes words that do not stand at their place.',
    cause:
      'A claim quotes the words that make it (says). When the text says something else, nobody knows whether the claim is still made there: the quotation is corrected, or the place is removed from the claim.',
    bad: "at.clause('demo.period', '30 days') where the clause says '14 days'",
    good: "at.clause('demo.period', '14 days')",
    needsDecision: true,
    followsFromUnread: ['evidence'],
  },
  WL4048: {
    title: 'What was waived has changed.',
    cause:
      'A waiver keeps what was decided on, line by line (found): the words at their places, the facts, and what the comparison gave. When one of them changes, another contradiction stands there than the one that somebody has decided on. One side is corrected, or the same role decides again. Only claims --waive writes these lines; check --fix never does.',
    bad: "found: ['terms.demo: 30 days', 'trial.period: 30 days'] where the fact trial.period is 14 days",
    good: 'the fact corrected, or: claims --waive terms.trial --by legal',
    needsDecision: true,
    followsFromUnread: ['evidence'],
  },
  WL4049: {
    title: 'A waiver does not say what it waives.',
    cause:
      'Without the lines of what was found (found) a waiver would cover every later contradiction of its claim. The command claims --waive writes them.',
    bad: "waiver: { by: 'owner', until: '2027-06-30', reason: 'The specification wants it shown.' }",
    good: 'claims --waive product.offline --by owner',
    needsDecision: true,
    followsFromUnread: ['evidence'],
  },
} as const satisfies Record<string, CodeDefinition>;
