import { idasKey } from './people.ts';
import { contentSample } from './samples/samples.ts';
import { type SiteFolder, siteFolder } from './site-folder.ts';

/* A site with the contract 'at', which prints a fact, a name, a reference and a term, and has an appendix. Its source is German. */

const german = `import { defineClauses } from 'wortlaut';
import outline from './outline.ts';

export default defineClauses(outline, {
  meta: { title: 'AGB', description: 'Die Bedingungen.' },
  title: 'AGB',
  lead: 'Für Unternehmen.',
  clauses: {
    scope: {
      heading: 'Geltung',
      business: 'Der {def:customer|Kunde} ist Unternehmer und schließt mit {brand:provider} ab.',
      age: 'Er ist volljährig.',
    },
    use: {
      heading: 'Nutzung',
      secrecy: 'Der {term:customer|Kunde} hält seine Zugangsdaten geheim.',
      penalty: 'Wer {ref:use.secrecy} verletzt, zahlt {fact:contract.penalty}; Preise stehen in der {doc:prices|Preisliste}.',
    },
  },
});
`;

const english = `import { translate } from 'wortlaut';
import source from './de.ts';

export default translate(source, {
  meta: { title: 'Terms', description: 'The terms.' },
  title: 'Terms',
  lead: 'For businesses.',
  clauses: {
    scope: {
      heading: 'Scope',
      business: 'The {def:customer|customer} is a business and makes the contract with {brand:provider}.',
      age: 'The representative is of age.',
    },
    use: {
      heading: 'Use',
      secrecy: 'The {term:customer|customer} keeps the credentials secret.',
      penalty: 'A breach of {ref:use.secrecy} costs {fact:contract.penalty}; prices are in the {doc:prices|price list}.',
    },
  },
});
`;

const facts = `import { defineFacts, duration, money } from 'wortlaut';

const from = { source: 'the contract', asOf: '2026-11-01' } as const;

export default defineFacts({
  penalty: money({ ...from, minor: 5_000_000, currency: 'EUR', tax: 'net' }),
  notice: duration({ ...from, amount: 60, unit: 'day', bound: 'exactly', calendar: 'calendar', starts: 'the notice' }),
});
`;

const people = `import { definePeople } from 'wortlaut';

export default definePeople({
  translator: { name: 'Tara Muster', roles: ['translator'] },
  reviewer: { name: 'Remi Muster', roles: ['reviewer'] },
  counsel: { name: 'Ida Muster', roles: ['legal'], key: '${idasKey}' },
});
`;

/** A copy of the site, with other files. */
export async function contractSite(files: Readonly<Record<string, string>> = {}): Promise<SiteFolder> {
  const { good } = contentSample('WL4002-outline');
  const outline = good.get('terms/at/outline.ts')?.toString() ?? '';
  const site = good.get('site.ts')?.toString() ?? '';
  return siteFolder({
    from: good,
    files: {
      'terms/at/de.ts': german,
      'terms/at/en.ts': english,
      'terms/at/outline.ts': outline.replace("'changes'", "'penalty'"),
      'facts/contract.ts': facts,
      'people.ts': people,
      'site.ts': site.replace('  fallbacks', "  editions: { notice: 'contract.notice' },\n  fallbacks"),
      ...files,
    },
  });
}
