import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { nameCorrection } from '../../diagnostics/suggestion.ts';
import { hostPattern } from '../../model/contact.ts';
import type { SharedContent } from '../../model/content.ts';
import { documentsOf } from '../../model/contract-documents.ts';
import { periodOf } from '../../model/kept-submissions.ts';
import { messagesOf, wordingAt } from '../../model/messages.ts';
import type { SiteCheck } from '../content-check.ts';
import { causeOfLocale, unknownLanguage } from '../unknown-language.ts';
import { unknownName } from '../unknown-name.ts';

/** The site file names existing locales, countries, languages and texts, and every external address is https. */
export const siteSettings: SiteCheck = {
  run: (content) => [...unknownPlaces(content), ...unknownLanguages(content), ...unknownTexts(content), ...insecureAddresses(content)],
};

/** The default locale or a country of the navigation does not exist. */
function unknownPlaces(content: SharedContent): Diagnostic[] {
  const { value, file } = content.site;
  const { countries, locales } = content;
  const { defaultLocale, navigationCountry: country } = value;
  const ids = locales.map(({ id }) => id);
  const locale = {
    file,
    dataPath: ['defaultLocale'],
    name: defaultLocale,
    among: ids,
    noun: 'locales',
    cause: 'setting defaultLocale',
    ...causeOfLocale(defaultLocale, content),
  };
  const ofLocale = unknownName('WL1012', locale, [
    `The default locale is '${defaultLocale}', which ${countries.size ? 'no country offers' : 'languages.ts does not list'}.`,
  ]);
  const place = { file, dataPath: ['navigationCountry'] };
  if (country !== undefined)
    return [
      ...ofLocale,
      ...unknownName('WL1012', { ...place, name: country, among: countries, noun: 'countries' }, [
        `navigationCountry is '${country}', which has no file.`,
      ]),
    ];
  const missing = finding('WL1012', place, [
    'The site has countries, but no navigationCountry.',
    `Add navigationCountry: '${[...countries.keys()][0]}', or another country of the site.`,
  ]);
  return countries.size ? [...ofLocale, missing] : ofLocale;
}

function unknownLanguages(content: SharedContent): Diagnostic[] {
  const { site } = content;
  const { fallbacks, sourceLanguage } = site.value;
  const uses = [
    ...Object.entries(fallbacks).map(([group, name]) => ({ dataPath: ['fallbacks', group], name })),
    { dataPath: ['sourceLanguage'], name: sourceLanguage },
  ];
  return uses.flatMap(({ dataPath, name }) =>
    unknownLanguage(name, { file: site.file, dataPath, content, use: `'${dataPath.join('.')}' names the language '${name}'` }),
  );
}

/** Settings that name a text or a group which the dictionary lacks; allowUnused may name facts, too. */
function unknownTexts({ site, dictionaries, facts }: SharedContent): Diagnostic[] {
  const source = dictionaries.get(site.value.sourceLanguage)?.value;
  if (!source) return [];
  const [texts, groups] = [() => messagesOf(source).map(({ path }) => path.join('.')), () => Object.keys(source)];
  const { allowUnused = {}, fallbacks } = site.value;
  // A name that the source alone lacks is reported there.
  const all = [...dictionaries.values()];
  const unknown = (setting: string, noun: 'text' | 'group', [names, known]: readonly [object, () => string[]]) =>
    Object.keys(names)
      .filter((name) => !(noun === 'text' && facts.has(name)) && all.every(({ value }) => wordingAt(value, name.split('.')) === undefined))
      .map((name) =>
        finding('WL2022', { file: site.file, dataPath: [setting, name], ...nameCorrection(name, known(), `${noun}s`) }, [
          `${setting} names the ${noun} '${name}', which the dictionary does not have.`,
        ]),
      );
  return [...unknown('allowUnused', 'text', [allowUnused, texts]), ...unknown('fallbacks', 'group', [fallbacks, groups])];
}

function insecureAddresses({ brand }: SharedContent): Diagnostic[] {
  return Object.entries(brand.value.externalLinks).flatMap(([name, address]) => {
    const place = { file: brand.file, dataPath: ['externalLinks', name] };
    const start = `The external address '${name}' is '${address}', which`;
    if (hasHost.test(address)) return [];
    if (address.startsWith('https://'))
      return finding('WL3006', place, [
        `${start} names no host on the internet.`,
        'A host is letters, digits and hyphens with dots between, such as www.example.com.',
      ]);
    const fixIntent = { title: 'Write https://', changes: [{ replace: 'http://', by: 'https://' }] };
    return finding('WL3006', { ...place, ...(address.startsWith('http://') && { fixIntent }) }, [
      `${start} does not begin with https://.`,
      'Use the https address: other connections are not encrypted.',
    ]);
  });
}

/** An https address of a host on the internet. */
const hasHost = new RegExp(`^https://${hostPattern}(?::\\d+)?(?:[/?#]|$)`, 'u');

/** The contact in security.txt is valid on the day of the build: later, reporters must consider the file stale (RFC 9116, 2.5.5). */
export const securityContact: SiteCheck = {
  run: ({ site: { value, file } }, { today }) =>
    value.security === undefined || value.security.expires >= today
      ? []
      : [
          finding('WL3038', { file, dataPath: ['security', 'expires'] }, [
            `The security contact expired on ${value.security.expires}.`,
            'Check that the contact still answers, and write a day within the next year.',
          ]),
        ],
};

const [deleted, applied] = ['the day on which they are deleted', 'the day from which they apply'];

/** The settings that name facts with periods. */
const periods = [
  ['submissions', 'keptFor', 'Submissions are kept for', deleted],
  ['submissions', 'acceptanceKeptFor', 'Acceptances are kept for', deleted],
  ['editions', 'notice', 'Later editions apply after', applied],
  ['editions', 'priceNotice', 'Later editions apply after', applied],
] as const;

/** A site with forms declares how long it keeps what visitors send, by facts that its texts can name. Editions have their periods likewise. */
export const keptSubmissions: SiteCheck = {
  run: (content) => {
    const { value, file } = content.site;
    const usable = [...content.facts].flatMap(([id, { value: one }]) => (periodOf(one) ? id : []));
    const misnamed = periods.flatMap(([group, name, use, end]) => {
      const id = { ...(value[group] as Readonly<Record<string, string>> | undefined) }[name];
      const fact = content.facts.get(id ?? '')?.value;
      if (id === undefined || (fact && periodOf(fact))) return [];
      const place = { file, dataPath: [group, name] };
      if (!fact)
        return unknownName('WL1045', { ...place, name: id, among: usable, noun: 'periods' }, [`${use} '${id}', which is not a fact.`]);
      return finding('WL1045', place, [
        `${use} '${id}', but this fact does not determine ${end}.`,
        "Name a duration in days, weeks, months or years, bound 'exactly' or 'atMost', without upTo and working days.",
      ]);
    });
    return [...undeclared(content), ...misnamed];
  },
};

function undeclared(content: SharedContent): Diagnostic[] {
  const { leadEndpoint = 'none', submissions } = content.site.value;
  const isComplete = submissions && (submissions.acceptanceKeptFor !== undefined || !documentsOf(content).length);
  if (leadEndpoint === 'none' || isComplete) return [];
  const [what, setting] = submissions ? ['which text was accepted', 'acceptanceKeptFor'] : ['submissions', 'keptFor'];
  return [
    finding('WL1046', { file: content.site.file, dataPath: [submissions ? 'submissions' : 'leadEndpoint'] }, [
      `Forms are sent to a server, but site.ts does not declare how long it keeps ${what}.`,
      `Write submissions: { ${setting}: 'FILE.NAME' } with a fact for this period, and name the fact in the privacy page.`,
    ]),
  ];
}
