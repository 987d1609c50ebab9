import { expect, test } from 'vitest';
import { loadAndCheck } from '../../../generator/compile/steps/load-and-check.ts';
import { opened } from '../../support/opened.ts';
import { contentSample } from '../../support/samples/samples.ts';
import { siteFolder } from '../../support/site-folder.ts';

/* Each reason for which a production build refuses contracts and claims, by its sample; a build warns, with the same words. */

test.each([
  ['no edition in force', 'WL4061', "'at' has no edition in force"],
  ['a contract that differs from its edition', 'WL4027', "'at' in 'de' differs from its edition 2026-11-05: 1.2 Er ist [-volljährig"],
  ['an authoritative text that is not approved', 'WL4062', 'its source, is not approved'],
  ['a translation that no second person reviewed', 'WL4063', 'No second person has reviewed'],
  ['a translation edited since, with its words', 'WL4022-translated', 'The {term:customer|customer} [+always+] keeps'],
  ['a waiver by a role', 'WL4050', "'owner' is a role and not an entry of people.ts"],
  ['a waiver without a person', 'WL4050-unknown', "'Otto' is not an entry of people.ts"],
  ['a waiver without a key', 'WL4050-key', "the signature of 'Ida' is missing"],
  ['a waiver without three words of reason', 'WL4050-reason', 'its reason has fewer than three words'],
  ['a waiver of more than 400 days', 'WL4050-long', 'it holds for more than 400 days, from 2026-10-01 until 2027-11-30'],
  ['a claim without evidence', 'WL4044', 'has no evidence'],
  ['an open contradiction', 'WL4040', "'offer.oldPrice' is contradicted: offer.price €249 ↔ offer.regularPrice €500."],
])('a production build refuses %s', async (_, name, words) => {
  const site = await siteFolder({ from: contentSample(name).bad });
  const severities = async (production: boolean) => {
    const { diagnostics } = await loadAndCheck(opened({ content: site.content, today: '2026-12-01', production }));
    const reported = diagnostics.filter(({ code, message }) => name.startsWith(code) && message.includes(words));
    return [...new Set(reported.map(({ severity }) => severity))];
  };
  expect(await severities(true)).toEqual(['error']);
  // A contradiction without a waiver stops every build.
  expect(await severities(false)).toEqual([name === 'WL4040' ? 'error' : 'warning']);
  await site.remove();
});
