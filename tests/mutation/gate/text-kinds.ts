import { formatFact } from '../../../generator/4-render/format-fact.ts';
import type { Content } from '../../../generator/model/content.ts';
import { numberWord } from '../../../generator/model/number-words.ts';
import { tokensIn } from '../../../generator/model/text-tokens.ts';
import { type TextAt, textsOf, versionsOf, withText } from './edit-content.ts';
import type { ContentFault, ContentKind } from './fault.ts';

/* Faults in the texts of dictionaries and pages. Contracts have a test of their own, which is finer. */

export const outsideContracts = (content: Content) => textsOf(content).filter(({ path }) => path[0] !== 'clauses');
export const translations = (content: Content) => outsideContracts(content).filter(({ language, source }) => language !== source);
export const sources = (content: Content) => outsideContracts(content).filter(({ language, source }) => language === source);
/** Texts that are compared with an altered text are not altered at the same time. */
export const beside = (at: TextAt, content: Content) => versionsOf(content, at).map(({ file }) => file);
const withToken = (texts: readonly TextAt[]) => texts.filter(({ text }) => /\{(fact|brand):/.test(text));
const unitName = (language: string, unit: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(9).find(({ type }) => type === 'unit')?.value;
const words = (text: string) => text.split(/\s+/).length;
const sourceOf = (at: TextAt, content: Content) => versionsOf(content, at).find(({ language }) => language === at.source)?.text ?? '';

/** A kind that alters one text, reported at that text. */
export function altered(name: string, codes: readonly string[], { among, alter, beside = () => [] }: Alteration): ContentKind {
  return {
    name,
    codes,
    faults: (content) =>
      among(content).flatMap((at) => {
        const text = alter(at, content);
        if (text === at.text) return [];
        const fault = faultAt(at, `${short(at.text)} → ${text === undefined ? 'nothing' : short(text)}`, text);
        return [{ ...fault, files: [...fault.files, ...beside(at, content)] }];
      }),
  };
}
interface Alteration {
  readonly among: (content: Content) => readonly TextAt[];
  readonly alter: (at: TextAt, content: Content) => string | undefined;
  /** Files that its message names besides its own. */
  readonly beside?: (at: TextAt, content: Content) => readonly string[];
}

function faultAt(at: TextAt, detail: string, text: string | undefined): ContentFault {
  const place = { file: at.file, dataPath: at.path };
  return {
    detail: `${at.file} ${at.path.join('.')}: ${detail}`,
    files: [at.file],
    reported: [place],
    make: (content) => withText(content, at, [at.path, text]),
  };
}

const short = (text: string) => (text.length > 50 ? `“${text.slice(0, 49)}…”` : `“${text}”`);

export const textKinds: readonly ContentKind[] = [
  altered('text dropped from a translation', ['WL2001'], { among: translations, alter: () => undefined }),
  {
    name: 'text dropped from a source',
    codes: ['WL2001', 'WL2002', 'WL2010'],
    faults: (content) =>
      sources(content).flatMap((at) => {
        const others = versionsOf(content, at).filter(({ language }) => language !== at.language);
        const fault = faultAt(at, 'dropped', undefined);
        return others.length
          ? [
              {
                ...fault,
                files: [...fault.files, ...others.map(({ file }) => file)],
                reported: [...fault.reported, ...others.map(({ file, path }) => ({ file, dataPath: path }))],
              },
            ]
          : [];
      }),
  },
  {
    name: 'typo in the source',
    codes: ['WL2025', 'WL2002'],
    faults: (content) =>
      sources(content).flatMap((at) => {
        const others = versionsOf(content, at).filter(({ language }) => language !== at.language);
        if (!others.length) return [];
        const path = [...at.path.slice(0, -1), `${at.path.at(-1)}x`];
        const fault = faultAt(at, `named ${path.at(-1)}`, undefined);
        return [
          {
            ...fault,
            files: [...fault.files, ...others.map(({ file }) => file)],
            // If one translation alone has another name where pages may choose names, the fault may be in either text.
            reported: [
              { file: at.file, dataPath: path },
              ...(others.length === 1 ? others.map((other) => ({ file: other.file, dataPath: other.path })) : []),
            ],
            make: (before) => withText(fault.make(before), at, [path, at.text]),
          },
        ];
      }),
  },
  {
    name: 'text added to a translation',
    codes: ['WL2002'],
    faults: (content) =>
      translations(content).map((at) => {
        const path = [...at.path.slice(0, -1), `${at.path.at(-1)}Again`];
        const place = { file: at.file, dataPath: path };
        return {
          detail: `${at.file} ${path.join('.')}`,
          files: [at.file],
          reported: [place],
          make: (before) => withText(before, at, [path, at.text]),
        };
      }),
  },
  altered('token renamed', ['WL1009'], {
    among: (content) => withToken(outsideContracts(content)),
    alter: ({ text }) => text.replace(/\{(fact|brand):([\w.]+)/, '{$1:$2x'),
  }),
  altered('token dropped', ['WL2003'], {
    among: (content) => withToken(translations(content)),
    alter: ({ text }) => text.replace(/ ?\{(fact|brand):[^}]*\}/, ''),
  }),
  altered('token typed out as a number', ['WL2003', 'WL2011'], {
    among: (content) => translations(content).filter(({ text }) => /\{fact:/.test(text)),
    alter: ({ text }) => text.replace(/\{fact:[^}]*\}/, '249'),
  }),
  {
    ...altered('fact of a source typed as its page shows it', ['WL2011'], {
      among: (content) => sources(content).filter(({ text }) => tokensIn(text).length === 1 && /\{fact:/.test(text)),
      alter: ({ text, language }, { facts }) => {
        const [token] = tokensIn(text);
        const fact = facts.get(token?.id ?? '')?.value;
        const isFound = fact && ['money', 'percent', 'duration', 'score', 'hours'].includes(fact.kind);
        return isFound ? text.replace(/\{fact:[^}]*\}/, formatFact(fact, language, token?.surface)) : text;
      },
      // Another value of the fact would hide the typed one.
      beside: (at, content) => [...beside(at, content), ...tokensIn(at.text).flatMap(({ id }) => content.facts.get(id)?.file ?? [])],
    }),
    once: true,
  },
  altered('count typed beside its name', ['WL2011'], {
    among: (content) => outsideContracts(content).filter(({ language }) => language === 'en'),
    alter: ({ text }, { facts }) => {
      const fact = facts.get('offer.ipadsLeft')?.value;
      return fact?.kind === 'count' ? `${text} Only ${fact.amount} iPads.` : text;
    },
  }),
  altered('count typed in words beside its name', ['WL2011'], {
    among: (content) => outsideContracts(content).filter(({ language }) => language === 'en'),
    alter: ({ text, language }, { facts }) => {
      const fact = facts.get('offer.ipadsLeft')?.value;
      const word = fact?.kind === 'count' ? numberWord(fact.amount, 'word', language) : undefined;
      return word === undefined ? text : `${text} Only ${word} iPads.`;
    },
  }),
  altered('period in words that no fact has', ['WL2011'], {
    among: (content) => outsideContracts(content).filter(({ language }) => language === 'en'),
    alter: ({ text }) => `${text} For nine weeks.`,
  }),
  altered('sentence pasted again', ['WL4016'], {
    among: (content) => outsideContracts(content).filter(({ text }) => /^[\p{L}\d ,’]+\.$/u.test(text) && words(text) > 3),
    alter: ({ text }) => `${text} ${text}`,
  }),
  altered('one fact put for another', ['WL2003'], {
    among: (content) => translations(content).filter(({ text }) => /\{fact:/.test(text)),
    alter: ({ text }, { facts }) => {
      const [token] = tokensIn(text).filter(({ kind }) => kind === 'fact');
      const kind = facts.get(token?.id ?? '')?.value.kind;
      const other = [...facts].find(([id, { value }]) => value.kind === kind && id !== token?.id)?.[0];
      return text.replace(`{fact:${token?.id}`, `{fact:${other}`);
    },
  }),
  ...(['month', 'year', 'hour'] as const).map((unit) =>
    altered(`unit of a fact turned into ${unit}s`, ['WL4011'], {
      among: outsideContracts,
      alter: ({ text, language }, { facts }) => {
        const token = tokensIn(text).find(({ kind, id }) => kind === 'fact' && facts.get(id)?.value.kind === 'duration');
        const fact = facts.get(token?.id ?? '')?.value;
        if (!token || fact?.kind !== 'duration' || fact.unit === unit) return text;
        return text.replace(/\{fact:([\w.]+)(?:\|[^}]*)?\}/g, (all, id) =>
          id === token.id ? `{fact:${id}|${unitName(language, unit)}}` : all,
        );
      },
    }),
  ),
  altered('word of a unit dropped', ['WL4011'], {
    among: outsideContracts,
    alter: ({ text }) => text.replace(/(\{fact:[\w.]+\|)(?!word|norm|from|until)[^}]+\}/i, '$1}'),
  }),
  altered('brace left open', ['WL2004'], { among: outsideContracts, alter: ({ text }) => `${text} {` }),
  altered('argument renamed', ['WL2003'], {
    among: (content) => translations(content).filter(({ text }) => /\{\w+[,}]/.test(text)),
    alter: ({ text }) => text.replace(/\{(\w+)([,}])/, '{$1x$2'),
  }),
  altered('plural form dropped', ['WL2006', 'WL201'], {
    among: (content) => outsideContracts(content).filter(({ text }) => /plural, one/.test(text)),
    alter: ({ text }) => text.replace(/(plural,) one \{[^{}]*\}/, '$1'),
  }),
  altered('argument of another type', ['WL2003', 'WL201'], {
    among: (content) => translations(content).filter(({ text }) => /^\{\w+, plural, (\w+ \{[^{}]*\} ?)+\}$/.test(text)),
    alter: ({ text }) => text.replace(/, plural, .*\}$/, ', date}'),
  }),
  altered('text without a visible letter', ['WL2007'], { among: outsideContracts, alter: () => '\u00ad\u2800' }),
  altered('text of a skeleton', ['WL4001'], {
    among: (content) => {
      const marked = [...content.pages.values()].filter(({ definition }) => definition.value.placeholder);
      const folders = marked.map(({ definition }) => definition.file.replace('page.ts', ''));
      return outsideContracts(content).filter(({ file }) => !folders.some((folder) => file.startsWith(folder)));
    },
    alter: ({ text }) => `TODO: ${text}`,
  }),
  altered('apostrophe before a value', ['WL2004'], {
    among: (content) => outsideContracts(content).filter(({ text }) => /\{\w+\}/.test(text)),
    alter: ({ text }) => text.replace(/\{\w+\}/, "'$&'"),
  }),
  altered('accent for an apostrophe', ['WL4016'], {
    among: outsideContracts,
    alter: ({ text }) => text.replace(/(?<=\p{L})’(?=\p{L})/u, '´'),
  }),
  altered('tags around a text', ['WL2024'], { among: outsideContracts, alter: ({ text }) => `<b>${text}</b>` }),
  altered('name of a sign in a text', ['WL2024'], {
    among: (content) => textsOf(content).filter(({ text }) => / \w/.test(text)),
    alter: ({ text }) => text.replace(' ', '&nbsp;'),
  }),
  altered('brace that closes nothing', ['WL2004'], { among: outsideContracts, alter: ({ text }) => `${text}}` }),
  altered('text emptied', ['WL2007'], { among: outsideContracts, alter: () => '' }),
  altered('text of blanks', ['WL2007'], { among: outsideContracts, alter: () => '  ' }),
  altered('text of another language', ['WL201'], {
    among: (content) => outsideContracts(content).filter(({ text }) => words(text) >= 9 && !text.includes('{')),
    alter: (at, content) => {
      const other = versionsOf(content, at).find(({ language, text }) => language !== at.language && words(text) >= 9);
      return other?.text ?? at.text;
    },
  }),
  // A shorter source, such as 'Trademarks', may be a name.
  altered('text left as in its source', ['WL201'], {
    among: (content) => translations(content).filter((at) => words(sourceOf(at, content)) >= 4),
    alter: sourceOf,
  }),
  altered('clause named outside a contract', ['WL4005'], { among: outsideContracts, alter: ({ text }) => `${text} {ref:use.secrecy}` }),
  {
    ...altered('title three times as long', ['WL20', 'WL50'], {
      among: (content) => outsideContracts(content).filter(({ path }) => path.join('.') === 'meta.title'),
      alter: ({ text }) => `${text} ${text} ${text}`,
    }),
    onPages: true,
  },
  {
    name: 'text that no page shows',
    // Only pages without errors show which texts they need.
    alone: true,
    codes: ['WL20'],
    onPages: true,
    faults: (content) =>
      sources(content).map((at) => {
        const path = [...at.path.slice(0, -1), 'nobodyAsksForThis'];
        const all = versionsOf(content, at);
        return {
          detail: `${at.file} ${path.join('.')}`,
          files: all.map(({ file }) => file),
          reported: all.map(({ file }) => ({ file, dataPath: path })),
          make: (before) => all.reduce((changed, version) => withText(changed, version, [path, version.text]), before),
        };
      }),
  },
  {
    name: 'text that a page shows dropped from every language',
    codes: ['WL2001', 'WL2010', 'WL6001'],
    onPages: true,
    faults: (content) =>
      sources(content)
        .filter(({ page, path }) => page === 'home' && path[0] !== 'exhibitions')
        .map((at) => {
          const all = versionsOf(content, at);
          return {
            detail: `${at.file} ${at.path.join('.')}`,
            files: all.map(({ file }) => file),
            reported: all.map(({ file, path }) => ({ file, dataPath: path })),
            make: (before) => all.reduce((changed, version) => withText(changed, version, [at.path, undefined]), before),
          };
        }),
  },
];
